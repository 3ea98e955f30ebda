import type { TierView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { failureTitle } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { useChangeTierPrice } from '../use-tiers.ts'
import styles from './editor.module.css'
import { PriceFields } from './price-fields.tsx'
import { PriceForm, priceFormOf, pricesOf } from './price-form.ts'
import { consequences } from './price-words.ts'

type Props = { tier: TierView; onClose: () => void }

/** Says what follows for those who are subscribed before it is done. */
export function PriceDialog({ tier, onClose }: Props) {
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
      await change.run({ params: { id: tier.id }, body })
      showToast(`Price of ${tier.name} changed`, { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={`Change the price of ${tier.name}`}
      submit="Change price"
      disabled={!isDirty}
      busy={isSubmitting}
      failureTitle={failureTitle(errors.root?.type, 'We couldn’t change the price')}
      failure={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <PriceFields
          fixed={tier.hasSubscribers}
          keepsYear={tier.hasSubscribers && tier.yearlyPrice !== null}
        />
      </FormProvider>
      <ul className={styles.follows} aria-label="What changes" aria-live="polite">
        {consequences(tier, next).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </FormDialog>
  )
}
