import type { UseFormReturn } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import type { TierForm } from './tier-form.ts'

type Props = { form: UseFormReturn<TierForm>; promised: boolean }

/** What the tier is marked as. Two of the marks are promises, and only a price can keep them. */
export function MarkFields({ form, promised }: Props) {
  const isPaid = form.watch('kind') === 'paid'
  // Not registered when it only shows: a form does not send what is disabled.
  const mark = (name: 'isPremium' | 'isLibrary') =>
    promised ? { checked: form.watch(name), disabled: true, readOnly: true } : form.register(name)
  return (
    <>
      <Switch
        label="Popular"
        hint="One of your tiers can stand out. Setting it here takes it from another."
        {...form.register('isPopular')}
      />
      {isPaid && (
        <>
          <Switch
            label="Premium"
            hint="Also opens what you publish for premium subscribers"
            {...mark('isPremium')}
          />
          <Switch
            label="Sold as a library"
            hint="Sold for what is there already: charged also while you publish nothing"
            {...mark('isLibrary')}
          />
        </>
      )}
    </>
  )
}
