import { BillingAddress } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { type Ref, useImperativeHandle, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../../core/api/form-problem.ts'
import { FormError } from '../../../ui/form/form-error.tsx'
import { Fold } from '../../../ui/layout/fold.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { AddressFields, emptyAddress } from '../details/address-fields.tsx'
import { useSaveDetails } from '../details/use-details.ts'
import { addressChange } from './address-change.ts'
import styles from './pay-form.module.css'

export interface TypedAddress {
  /** False while something is wrong with it, which is then shown; nothing changed is nothing to keep. */
  readonly keep: (country: string) => Promise<boolean>
}

type Props = { address: BillingAddress | null; ref: Ref<TypedAddress> }

/** For whoever needs an invoice made out to somebody; kept with the account once they pay. */
export function AddressPart({ address, ref }: Props) {
  const save = useSaveDetails()
  const [open, setOpen] = useState(false)
  const form = useForm<BillingAddress>({
    resolver: zodResolver(BillingAddress),
    defaultValues: address ?? emptyAddress(),
  })
  const { errors } = form.formState
  useImperativeHandle(ref, () => ({
    keep: async (country) => {
      const change = addressChange(address, form.getValues())
      if (change === 'none') return true
      form.setValue('country', country)
      let kept = false
      const keep = async (next: BillingAddress | null) => {
        await save.run({ address: next })
        kept = true
      }
      try {
        await (change === 'removed' ? keep(null) : form.handleSubmit(keep)())
      } catch (error) {
        showProblem(form, error)
      }
      if (!kept) setOpen(true)
      return kept
    },
  }))
  return (
    <Fold
      title={
        <>
          Billing address <span className={styles.aside}>{address?.name ?? '(optional)'}</span>
        </>
      }
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className={layout.stack16}>
        {errors.root && (
          <FormError title="We couldn’t save your address">{errors.root.message}</FormError>
        )}
        <AddressFields form={form} />
      </div>
    </Fold>
  )
}
