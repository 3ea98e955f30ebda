import { type Currency, currencies, maximumTip, minimumTip, money } from '@fanfare/contract/money'
import { useState } from 'react'
import { amountFrom, textFrom } from '../../core/format/amount-text.ts'
import { moneyText } from '../../core/format/money.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import styles from './tips.module.css'

const usual = [100, 200, 500, 1000]

export const faultOf = (amount: number | null) => {
  if (amount === null) return 'Enter an amount, like 2.00'
  if (amount < minimumTip) return `At least ${textFrom(minimumTip)}`
  return amount > maximumTip ? `At most ${textFrom(maximumTip)}` : undefined
}

type Props = {
  amount: number | null
  currency: Currency
  onAmount: (amount: number | null) => void
  onCurrency: (currency: Currency) => void
}

/** What most people give in one tap, and any other sum. */
export function AmountFields({ amount, currency, onAmount, onCurrency }: Props) {
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
          {usual.map((sum) => (
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
          error={faultOf(amount)}
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
