import { BillingAddress } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { showProblem } from '../../../app/form-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from './address-form.module.css'
import { guessCountry } from './countries.ts'
import { CountrySelect } from './country-select.tsx'
import { useSaveDetails } from './use-details.ts'

const empty = () => ({
  ...{ name: '', street: '', city: '', state: '', postalCode: '' },
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
      showToast(next ? 'Your billing address is saved.' : 'Your billing address is gone.', {
        tone: 'good',
      })
    } catch (error) {
      showProblem(form, error)
    }
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.handleSubmit(keep)}>
      {errors.root && (
        <FormError title="Your address was not saved">
          {errors.root.message} What you typed is still here.
        </FormError>
      )}
      <TextField
        label="Name on the invoice"
        autoComplete="billing name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Street"
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
      <div className={styles.actions}>
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
