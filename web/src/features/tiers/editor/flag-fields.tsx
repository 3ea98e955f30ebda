import { limits } from '@fanfare/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { Switch } from '../../../ui/form/switch.tsx'
import typography from '../../../ui/text/typography.module.css'
import type { TierForm } from './tier-form.ts'

type Props = { form: UseFormReturn<TierForm>; promised: boolean }

/** Flags of the tier. Two of them are promises that only a priced tier can keep. */
export function MarkFields({ form, promised }: Props) {
  const isPaid = form.watch('kind') === 'paid'
  // Not registered when it only shows: a form does not send what is disabled.
  const flag = (name: 'isPremium' | 'isLibrary') =>
    promised ? { checked: form.watch(name), disabled: true, readOnly: true } : form.register(name)
  return (
    <>
      <Switch
        label="Popular"
        hint="Highlight this tier. You can highlight only one, so this replaces any other."
        {...form.register('isPopular')}
      />
      {isPaid && (
        <>
          <Switch
            label="Premium"
            hint="Also unlocks your posts for premium subscribers"
            {...flag('isPremium')}
          />
          <Switch
            label="Sold as a library"
            hint="Fans pay for what’s already there, so billing continues even when you don’t publish"
            {...flag('isLibrary')}
          />
          {!form.watch('isLibrary') && (
            <p className={typography.hint}>
              If you don’t publish for {limits.silenceDays.skipped} days, we skip your subscribers’
              renewals until you do, and they keep access. We’ll email you after{' '}
              {limits.silenceDays.mailed} days.
            </p>
          )}
        </>
      )}
    </>
  )
}
