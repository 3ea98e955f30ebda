import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showProblem } from '../../app/form-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DiscountFields } from './discount-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { blank, NewPromotion, requestOf } from './new-promotion.ts'
import styles from './promotions.module.css'
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
      showToast(`${promotion.code} is ready to share.`, { tone: 'good' })
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
      description="It cannot be changed once it is made, only ended."
      firm={isSubmitting}
      actions={
        <FormActions form={id} busy={isSubmitting} onClose={onClose}>
          Make it
        </FormActions>
      }
    >
      <FormProvider {...form}>
        <form id={id} className={styles.form} onSubmit={submit} noValidate>
          {errors.root && (
            <FormError title="The promotion was not made">
              {errors.root.message} What you typed is still here.
            </FormError>
          )}
          <TextField
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            hint="What fans type. Case does not matter."
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
