import type { BillingAddress } from '@fanfare/contract'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './address-form.module.css'
import { guessCountry } from './countries.ts'

export const emptyAddress = (): BillingAddress => ({
  name: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: guessCountry(navigator.languages),
})

type Props = { form: UseFormReturn<BillingAddress> }

/** All but the country, which a checkout asks for anyway. */
export function AddressFields({ form: { formState, register } }: Props) {
  const { errors } = formState
  return (
    <>
      <TextField
        label="Name on invoice"
        autoComplete="billing name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="Street address"
        autoComplete="billing street-address"
        error={errors.street?.message}
        {...register('street')}
      />
      <div className={styles.pair}>
        <TextField
          label="Postal code"
          optional
          autoComplete="billing postal-code"
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
        <TextField
          label="City"
          autoComplete="billing address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
      </div>
      <TextField
        label="State or region"
        optional
        autoComplete="billing address-level1"
        error={errors.state?.message}
        {...register('state')}
      />
    </>
  )
}
