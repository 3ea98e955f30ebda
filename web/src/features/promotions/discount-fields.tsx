import { currencies } from '@fanfare/contract/money'
import { useFormContext } from 'react-hook-form'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { NewPromotion } from './new-promotion.ts'
import styles from './promotions.module.css'

const ways = [
  { value: 'percent', label: 'A part', hint: 'So many percent off' },
  { value: 'amount', label: 'An amount', hint: 'So much off, in one currency' },
] as const

/** What is left must be nothing, or enough for a card: which price that is for is known at checkout. */
export function DiscountFields() {
  const form = useFormContext<NewPromotion>()
  const { errors } = form.formState
  const type = form.watch('type')
  return (
    <>
      <RadioCards
        legend="Takes off"
        options={ways}
        defaultValue={type}
        {...form.register('type')}
      />
      {type === 'percent' ? (
        <TextField
          label="Percent"
          inputMode="numeric"
          after="%"
          hint="100 makes it free. What is left must otherwise come to 2.99 or more."
          error={errors.percent?.message}
          {...form.register('percent')}
        />
      ) : (
        <div className={styles.pair}>
          <TextField
            label="Amount"
            inputMode="decimal"
            hint="For prices in this currency. What is left must be nothing, or 2.99 or more."
            error={errors.amount?.message}
            {...form.register('amount')}
          />
          <Select label="Currency" {...form.register('currency')}>
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </Select>
        </div>
      )}
    </>
  )
}
