import { BillingAddress } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './address-form.module.css'
import { guessCountry } from './countries.ts'
import { CountrySelect } from './country-select.tsx'
import { useSaveDetails } from './use-details.ts'

const empty = () => ({
  name: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: guessCountry(navigator.languages),
})

export function AddressForm({ address }: { address: BillingAddress | null }) {
  const save = useSaveDetails()
  const form = useForm<BillingAddress>({
    resolver: zodResolver(BillingAddress),
    defaultValues: address ?? empty(),
  })
  const { errors, isSubmitting } = form.formState
  const keep = async (next: BillingAddress | null) => {
    try {
      await save.mutateAsync({ address: next })
      form.reset(next ?? empty())
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
      <TextField
        label="Name on invoice"
        autoComplete="billing name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Street address"
        autoComplete="billing street-address"
        error={errors.street?.message}
        {...form.register('street')}
      />
      <div className={styles.pair}>
        <TextField
          label="Postal code"
          optional
          autoComplete="billing postal-code"
          error={errors.postalCode?.message}
          {...form.register('postalCode')}
        />
        <TextField
          label="City"
          autoComplete="billing address-level2"
          error={errors.city?.message}
          {...form.register('city')}
        />
      </div>
      <TextField
        label="State or region"
        optional
        autoComplete="billing address-level1"
        error={errors.state?.message}
        {...form.register('state')}
      />
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
