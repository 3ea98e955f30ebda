import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { failureTitle } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { blank, NewPromotion, requestOf } from './new-promotion.ts'
import { SubjectFields } from './subject-fields.tsx'
import { useCreatePromotion } from './use-promotions.ts'

export function NewPromotionDialog({ onClose }: { onClose: () => void }) {
  const create = useCreatePromotion()
  const form = useForm({ resolver: zodResolver(NewPromotion), defaultValues: blank })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    try {
      const { promotion } = await create.run(requestOf(typed))
      showToast(`${promotion.code} is ready to share`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, { 'promotion.code-taken': 'code' })
    }
  })
  return (
    <FormDialog
      title="New promotion"
      description="You can’t change a promotion after you create it, only end it."
      submit="Create promotion"
      busy={isSubmitting}
      failureTitle={failureTitle(errors.root?.type, 'We couldn’t create the promotion')}
      failure={errors.root && `${errors.root.message} Your changes are still here.`}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          hint="What fans enter at checkout. Not case-sensitive."
          error={errors.code?.message}
          {...form.register('code')}
        />
        <SubjectFields />
        <DiscountFields />
        <LimitFields />
      </FormProvider>
    </FormDialog>
  )
}
