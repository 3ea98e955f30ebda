import { currencies, minimumPrice } from '@fanfare/contract/money'
import { useFormContext } from 'react-hook-form'
import { SaleSplit } from '../../../core/format/sale-split.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import styles from './editor.module.css'
import { type PriceForm, pricesOf } from './price-form.ts'

const kinds = [
  { value: 'paid', label: 'Paid', hint: 'Unlocks your posts for subscribers' },
  { value: 'free', label: 'Free', hint: 'Doesn’t unlock any posts' },
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
              label="Your monthly price"
              inputMode="decimal"
              error={errors.price?.message}
              {...form.register('price')}
            />
            <TextField
              label="Your yearly price"
              optional={!keepsYear}
              inputMode="decimal"
              hint={
                keepsYear ? 'You can change it, but not remove it' : 'Leave empty for monthly only'
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
              <SaleSplit price={prices.price} payer="Fans pay per month" />
            )}
            {prices?.yearlyPrice && (
              <SaleSplit price={prices.yearlyPrice} payer="Fans pay per year" />
            )}
          </div>
        </>
      )}
    </>
  )
}
