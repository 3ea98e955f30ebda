import { limits } from '@fanfare/contract/limits'
import type { ComponentPropsWithRef } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id' | 'children'> & {
  error?: string | undefined
}

/** Phones show their own picker, in which the year can be chosen first. */
export function BirthDateField({ error, ...input }: Props) {
  return (
    <TextField
      {...input}
      label="Birth date"
      type="date"
      min="1900-01-01"
      max={new Date().toISOString().slice(0, 10)}
      autoComplete="bday"
      required
      hint={
        error
          ? undefined
          : `You need to be ${limits.sellerAge} or older to sell. We don’t show it to anyone, and only support can change it later.`
      }
      error={error}
    />
  )
}
