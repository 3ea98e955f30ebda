import { BillingAddress } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AddressFields, emptyAddress } from './address-fields.tsx'
import styles from './address-form.module.css'
import { CountrySelect } from './country-select.tsx'
import { useSaveDetails } from './use-details.ts'

export function AddressForm({ address }: { address: BillingAddress | null }) {
  const save = useSaveDetails()
  const form = useForm<BillingAddress>({
    resolver: zodResolver(BillingAddress),
    defaultValues: address ?? emptyAddress(),
  })
  const { errors, isSubmitting } = form.formState
  const keep = async (next: BillingAddress | null) => {
    try {
      await save.run({ address: next })
      form.reset(next ?? emptyAddress())
      showToast(next ? 'Billing address saved' : 'Billing address removed', {
        tone: 'good',
      })
    } catch (error) {
      showProblem(form, error)
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(keep)}>
      {errors.root && (
        <FormError title="We couldn’t save your address">
          {errors.root.message} Your changes are still here.
        </FormError>
      )}
      <AddressFields form={form} />
      <Controller
        control={form.control}
        name="country"
        render={({ field }) => (
          <CountrySelect
            value={field.value}
            error={errors.country?.message}
            onChoose={field.onChange}
          />
        )}
      />
      <div className={layout.row12}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Save address
        </Button>
        {address && (
          <Button variant="ghost" disabled={isSubmitting} onClick={() => void keep(null)}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
