import { currencies, minimumPrice } from '@fanfare/contract/money'
import { useFormContext } from 'react-hook-form'
import { textFrom } from '../../core/format/amount-text.ts'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { NewPromotion } from './new-promotion.ts'
import styles from './promotions.module.css'

const ways = [
  { value: 'percent', label: 'Percentage', hint: 'Percent off the price' },
  { value: 'amount', label: 'Fixed amount', hint: 'Amount off, in one currency' },
] as const

/** What is left must be nothing, or enough for a card: which price that is for is known at checkout. */
export function DiscountFields() {
  const form = useFormContext<NewPromotion>()
  const { errors } = form.formState
  const type = form.watch('type')
  return (
    <>
      <RadioCards legend="Discount" options={ways} defaultValue={type} {...form.register('type')} />
      {type === 'percent' ? (
        <TextField
          label="Percent"
          inputMode="numeric"
          after="%"
          hint={`100% makes it free. Otherwise the discounted price must be at least ${textFrom(minimumPrice)}.`}
          error={errors.percent?.message}
          {...form.register('percent')}
        />
      ) : (
        <div className={styles.pair}>
          <TextField
            label="Amount"
            inputMode="decimal"
            hint={`Only for prices in this currency. The discounted price must be zero or at least ${textFrom(minimumPrice)}.`}
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
