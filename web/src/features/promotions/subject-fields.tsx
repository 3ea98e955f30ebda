import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Message } from '../../ui/message.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { NewPromotion } from './new-promotion.ts'
import { PiecePicker } from './piece-picker.tsx'
import { TierPicker } from './tier-picker.tsx'

const subjects = [
  { value: 'pieces', label: 'Pieces', hint: 'Bought once' },
  { value: 'tiers', label: 'Tiers', hint: 'New subscriptions' },
] as const

/** A code is for pieces or for tiers, for all of them or for some. */
export function SubjectFields() {
  const { register, watch, setValue, formState } = useFormContext<NewPromotion>()
  const { errors, isSubmitted } = formState
  const [subject, forAll, pieces, tiers] = watch(['subject', 'forAll', 'pieces', 'tiers'])
  const isForTiers = subject === 'tiers'
  const again = { shouldValidate: isSubmitted }
  return (
    <>
      <RadioCards legend="For" options={subjects} defaultValue={subject} {...register('subject')} />
      <Checkbox
        label={isForTiers ? 'For every paid tier' : 'For every piece with a price'}
        {...register('forAll')}
      />
      {!forAll && !isForTiers && (
        <PiecePicker
          legend="For these pieces"
          chosen={pieces}
          onChoose={(chosen) => setValue('pieces', [...chosen], again)}
        />
      )}
      {!forAll && isForTiers && (
        <TierPicker
          legend="For these tiers"
          chosen={tiers}
          onChoose={(chosen) => setValue('tiers', [...chosen], again)}
        />
      )}
      {!forAll && errors[subject]?.message && <Message>{errors[subject].message}</Message>}
      {isForTiers && (
        <TextField
          label="For how many periods"
          inputMode="numeric"
          hint="A period is a month, or a year for those who pay yearly. Then they pay your full price, and are told seven days before."
          error={errors.periods?.message}
          {...register('periods')}
        />
      )}
    </>
  )
}
