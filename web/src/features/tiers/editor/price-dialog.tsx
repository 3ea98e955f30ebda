import type { TierView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { showProblem } from '../../../app/form-problem.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { useChangeTierPrice } from '../use-tiers.ts'
import styles from './editor.module.css'
import { PriceFields } from './price-fields.tsx'
import { PriceForm, priceFormOf, pricesOf } from './price-form.ts'
import { consequences } from './price-words.ts'

type Props = { tier: TierView; onClose: () => void }

/** Says what follows for those who are subscribed before it is done. */
export function PriceDialog({ tier, onClose }: Props) {
  const id = useId()
  const change = useChangeTierPrice()
  const form = useForm<PriceForm>({
    resolver: zodResolver(PriceForm),
    defaultValues: priceFormOf(tier),
  })
  const { errors, isDirty, isSubmitting } = form.formState
  const next = pricesOf(form.watch())
  const submit = form.handleSubmit(async (typed) => {
    const body = pricesOf(typed)
    if (!body) return
    try {
      await change.mutateAsync({ params: { id: tier.id }, body })
      showToast(`The price of ${tier.name} was changed.`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change the price of ${tier.name}`}
      firm={isSubmitting}
      actions={
        <FormActions form={id} busy={isSubmitting} onClose={onClose} disabled={!isDirty}>
          Change price
        </FormActions>
      }
    >
      <form id={id} noValidate className={styles.fields} onSubmit={submit}>
        {errors.root && (
          <FormError title="The price was not changed">{errors.root.message}</FormError>
        )}
        <FormProvider {...form}>
          <PriceFields
            fixed={tier.hasSubscribers}
            keepsYear={tier.hasSubscribers && tier.yearlyPrice !== null}
          />
        </FormProvider>
        <ul className={styles.follows} aria-label="What follows" aria-live="polite">
          {consequences(tier, next).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
