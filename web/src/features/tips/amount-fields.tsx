import type { TipMinimum } from '@fanfare/contract'
import {
  type Currency,
  currencies,
  maximumTip,
  minimumTip,
  money,
  tipCarrierDays,
} from '@fanfare/contract/money'
import { useState } from 'react'
import { amountFrom, textFrom } from '../../core/format/amount-text.ts'
import { moneyText } from '../../core/format/money.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import styles from './tips.module.css'

const usual = [100, 200, 500, 1000]

/** What most people give, from the least that can be given. */
const usualFrom = ({ minimum: { amount } }: TipMinimum) => [
  ...new Set(usual.map((sum) => Math.max(sum, amount))),
]

const whyOf = ({ minimum: { amount, currency } }: TipMinimum) =>
  amount > minimumTip
    ? `Smaller tips need a subscription in ${currency} that renews within ${tipCarrierDays} days.`
    : undefined

export const faultOf = (amount: number | null, { minimum }: TipMinimum) => {
  if (amount === null) return 'Enter an amount, like 2.00'
  if (amount < minimum.amount) return `At least ${moneyText(minimum)}`
  return amount > maximumTip
    ? `At most ${moneyText(money(maximumTip, minimum.currency))}`
    : undefined
}

type Props = {
  amount: number | null
  currency: Currency
  minimum: TipMinimum
  onAmount: (amount: number | null) => void
  onCurrency: (currency: Currency) => void
}

/** What most people give in one tap, and any other sum. */
export function AmountFields({ amount, currency, minimum, onAmount, onCurrency }: Props) {
  const [text, setText] = useState(amount === null ? '' : textFrom(amount))
  const write = (next: string) => {
    setText(next)
    onAmount(amountFrom(next))
  }
  return (
    <>
      <fieldset>
        <legend className={styles.legend}>How much?</legend>
        <div className={layout.row8}>
          {usualFrom(minimum).map((sum) => (
            <Chip key={sum} pressed={sum === amount} onPress={() => write(textFrom(sum))}>
              {moneyText(money(sum, currency))}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <TextField
          label="Amount"
          inputMode="decimal"
          value={text}
          hint={whyOf(minimum)}
          error={faultOf(amount, minimum)}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <Select
          label="Currency"
          value={currency}
          onChange={({ currentTarget }) => onCurrency(currentTarget.value as Currency)}
        >
          {currencies.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
    </>
  )
}
