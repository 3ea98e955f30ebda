import { TierColor } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import type { UseFormReturn } from 'react-hook-form'
import { useAppearance } from '../../../core/device/appearance.ts'
import { Swatches } from '../../../ui/form/swatches.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './editor.module.css'
import type { TierForm } from './tier-form.ts'

type Props = { form: UseFormReturn<TierForm> }

export function TermFields({ form }: Props) {
  const { errors } = form.formState
  const { theme } = useAppearance()
  const isPaid = form.watch('kind') === 'paid'
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="Supporter"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Description"
        optional
        rows={3}
        limit={limits.tierDescription}
        error={errors.description?.message}
        {...form.register('description')}
        value={form.watch('description')}
      />
      <TextArea
        label="Benefits"
        optional
        rows={5}
        hint={`One per line, up to ${limits.tierBenefits}`}
        placeholder={'Every painting as a print file\nThe sketchbook each Friday'}
        error={errors.benefits?.message}
        {...form.register('benefits')}
      />
      <Swatches
        legend="Color"
        name="color"
        theme={theme}
        options={TierColor.options}
        value={form.watch('color')}
        onChoose={(color) => form.setValue('color', color, { shouldDirty: true })}
      />
      <div className={styles.pair}>
        {isPaid && (
          <TextField
            label="Free trial"
            optional
            inputMode="numeric"
            after="days"
            hint="Only for fans who haven’t had a trial with you"
            error={errors.trialDays?.message}
            {...form.register('trialDays')}
          />
        )}
        <TextField
          label="Spots"
          optional
          inputMode="numeric"
          hint="Leave empty for no limit"
          error={errors.seatLimit?.message}
          {...form.register('seatLimit')}
        />
      </div>
    </>
  )
}
