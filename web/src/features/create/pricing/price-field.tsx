import {
  type Currency,
  currencies,
  type Money,
  maximumPrice,
  minimumPrice,
} from '@fanfare/contract/money'
import { useState } from 'react'
import { amountFrom, textFrom } from '../../../app/amount-text.ts'
import { SaleSplit } from '../../../app/sale-split.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './price-field.module.css'

type Props = { price: Money; onChange: (price: Money) => void }

const faultOf = (amount: number | null) => {
  if (amount === null) return 'Write an amount, such as 9.99'
  if (amount < minimumPrice) return 'Free, or at least 2.99'
  return amount > maximumPrice ? 'At most 10,000.00' : undefined
}

export function PriceField({ price, onChange }: Props) {
  const [text, setText] = useState(textFrom(price.amount))
  const fault = faultOf(amountFrom(text))
  const write = (next: string) => {
    setText(next)
    const amount = amountFrom(next)
    if (amount !== null && !faultOf(amount)) onChange({ ...price, amount })
  }
  return (
    <div className={styles.price}>
      <div className={styles.fields}>
        <TextField
          label="Your price"
          inputMode="decimal"
          value={text}
          error={fault}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Select
          label="Currency"
          value={price.currency}
          onChange={({ currentTarget }) =>
            onChange({ ...price, currency: currentTarget.value as Currency })
          }
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </div>
      {!fault && <SaleSplit price={price} />}
    </div>
  )
}
