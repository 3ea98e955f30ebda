import {
  type Currency,
  currencies,
  type Money,
  maximumPrice,
  minimumPrice,
} from '@fanfare/contract/money'
import { useState } from 'react'
import { amountFrom, textFrom } from '../../../core/format/amount-text.ts'
import { moneyText } from '../../../core/format/money.ts'
import { SaleSplit } from '../../../core/format/sale-split.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useUnfinished } from '../editor/use-editor.ts'
import styles from './price-field.module.css'

type Props = { price: Money; onChange: (price: Money) => void }

const faultOf = (amount: number | null, currency: Currency) => {
  const text = (limit: number) => moneyText({ amount: limit, currency })
  if (amount === null) return 'Enter an amount, like 9.99'
  if (amount < minimumPrice) return `Enter ${text(minimumPrice)} or more, or make it free`
  return amount > maximumPrice ? `Enter ${text(maximumPrice)} or less` : undefined
}

export function PriceField({ price, onChange }: Props) {
  const [text, setText] = useState(textFrom(price.amount))
  const fault = faultOf(amountFrom(text), price.currency)
  useUnfinished('Price', fault !== undefined)
  const write = (next: string) => {
    setText(next)
    const amount = amountFrom(next)
    if (amount !== null && !faultOf(amount, price.currency)) onChange({ ...price, amount })
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
