import { currencies, minimumPrice } from '@fanfare/contract/money'
import { useFormContext } from 'react-hook-form'
import { SaleSplit } from '../../../app/sale-split.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './editor.module.css'
import { type PriceForm, pricesOf } from './price-form.ts'

const kinds = [
  { value: 'paid', label: 'Paid', hint: 'Opens what you publish for subscribers' },
  { value: 'free', label: 'Free', hint: 'Opens nothing that is locked' },
] as const

type Props = {
  /** Somebody has it: it stays free or paid, and in its currency. */
  fixed?: boolean
  /** What is promised by the year can be changed, not taken away. */
  keepsYear?: boolean
}

/** What is asked for, and what of it reaches whom. In every form that has these fields. */
export function PriceFields({ fixed = false, keepsYear = false }: Props) {
  const form = useFormContext<PriceForm>()
  const { errors } = form.formState
  const typed = form.watch()
  const isPaid = typed.kind === 'paid'
  const prices = pricesOf(typed)
  return (
    <>
      {!fixed && (
        <RadioCards
          legend="Price"
          options={kinds}
          defaultValue={typed.kind}
          {...form.register('kind')}
        />
      )}
      {isPaid && (
        <>
          <div className={styles.prices}>
            <TextField
              label="Your price for a month"
              inputMode="decimal"
              error={errors.price?.message}
              {...form.register('price')}
            />
            <TextField
              label="For a year"
              optional={!keepsYear}
              inputMode="decimal"
              hint={
                keepsYear ? 'Subscribers were promised a yearly price' : 'Empty: by the month only'
              }
              error={errors.yearlyPrice?.message}
              {...form.register('yearlyPrice')}
            />
            {!fixed && (
              <Select label="Currency" {...form.register('currency')}>
                {currencies.map((currency) => (
                  <option key={currency}>{currency}</option>
                ))}
              </Select>
            )}
          </div>
          <div className={styles.splits}>
            {prices && prices.price.amount >= minimumPrice && (
              <SaleSplit price={prices.price} payer="Fans pay for a month" />
            )}
            {prices?.yearlyPrice && (
              <SaleSplit price={prices.yearlyPrice} payer="Fans pay for a year" />
            )}
          </div>
        </>
      )}
    </>
  )
}
