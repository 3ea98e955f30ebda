import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showProblem } from '../../core/api/form-problem.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { blank, NewPromotion, requestOf } from './new-promotion.ts'
import { SubjectFields } from './subject-fields.tsx'
import { useCreatePromotion } from './use-promotions.ts'

export function NewPromotionDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const create = useCreatePromotion()
  const form = useForm({ resolver: zodResolver(NewPromotion), defaultValues: blank })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (typed) => {
    try {
      const { promotion } = await create.mutateAsync(requestOf(typed))
      showToast(`${promotion.code} is ready to share`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, { 'promotion.code-taken': 'code' })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="New promotion"
      description="You can’t change a promotion after you create it, only end it."
      firm={isSubmitting}
      actions={
        <FormActions form={id} busy={isSubmitting} onClose={onClose}>
          Create promotion
        </FormActions>
      }
    >
      <FormProvider {...form}>
        <form id={id} className={layout.stack16} onSubmit={submit} noValidate>
          {errors.root && (
            <FormError title="We couldn’t create the promotion">
              {errors.root.message} Your changes are still here.
            </FormError>
          )}
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
        </form>
      </FormProvider>
    </Dialog>
  )
}
