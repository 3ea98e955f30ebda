import { useFormContext } from 'react-hook-form'
import { Message } from '../../ui/feedback/message.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ContentPicker } from './content-picker.tsx'
import type { NewPromotion } from './new-promotion.ts'
import { TierPicker } from './tier-picker.tsx'

const subjects = [
  { value: 'contents', label: 'Posts', hint: 'One-time purchases' },
  { value: 'tiers', label: 'Tiers', hint: 'New subscriptions' },
] as const

/** A code is for posts or for tiers, for all of them or for some. */
export function SubjectFields() {
  const { register, watch, setValue, formState } = useFormContext<NewPromotion>()
  const { errors, isSubmitted } = formState
  const [subject, forAll, contents, tiers] = watch(['subject', 'forAll', 'contents', 'tiers'])
  const isForTiers = subject === 'tiers'
  const again = { shouldValidate: isSubmitted }
  return (
    <>
      <RadioCards
        legend="Applies to"
        options={subjects}
        defaultValue={subject}
        {...register('subject')}
      />
      <Checkbox label={isForTiers ? 'All paid tiers' : 'All paid posts'} {...register('forAll')} />
      {!forAll && !isForTiers && (
        <ContentPicker
          legend="Choose posts"
          chosen={contents}
          onChoose={(chosen) => setValue('contents', [...chosen], again)}
        />
      )}
      {!forAll && isForTiers && (
        <TierPicker
          legend="Choose tiers"
          chosen={tiers}
          onChoose={(chosen) => setValue('tiers', [...chosen], again)}
        />
      )}
      {!forAll && errors[subject]?.message && <Message>{errors[subject].message}</Message>}
      {isForTiers && (
        <TextField
          label="Number of billing periods"
          inputMode="numeric"
          hint="A billing period is a month, or a year for yearly subscribers. After that they pay full price. We’ll let them know 7 days ahead."
          error={errors.periods?.message}
          {...register('periods')}
        />
      )}
    </>
  )
}
