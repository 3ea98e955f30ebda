import { amountAt, type PriceSide } from '@fanfare/contract/asking-price'
import { type Currency, currencies, type Money } from '@fanfare/contract/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { textFrom } from './amount-text.ts'
import { moneyText } from './money.ts'
import styles from './price-fields.module.css'
import { SaleSplit } from './sale-split.tsx'
import { readWanted, type Wanted } from './wanted-price.ts'

type Props = {
  price: Money
  onChange: (price: Money) => void
  /** Something is typed that is no price, so the one before stays. */
  onFault: (isFaulty: boolean) => void
}

const labels: readonly (readonly [PriceSide, string])[] = [
  ['total', 'Fans pay'],
  ['creator', 'You receive'],
]

/** What is typed on one side is kept as it was typed; the other side follows from the price. */
export function PriceFields({ price, onChange, onFault }: Props) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const read = wanted && readWanted(wanted, price.currency)
  // Another tab or the other currency may have changed the price under what was typed.
  const typed = read?.price && read.price.amount !== price.amount ? null : wanted
  const fault = typed && read?.fault
  const isFaulty = Boolean(fault)
  const tell = useEffectEvent(onFault)
  useEffect(() => tell(isFaulty), [isFaulty])
  const textOf = (side: PriceSide) => {
    if (typed?.side === side) return typed.text
    return fault ? '' : textFrom(amountAt(price, side))
  }
  const write = (next: Wanted) => {
    setWanted(next)
    const { price: made } = readWanted(next, price.currency)
    if (made) onChange(made)
  }
  const take = (nearest: Money) => {
    setWanted(null)
    onChange(nearest)
  }
  return (
    <div className={styles.price}>
      <div className={styles.sides}>
        {labels.map(([side, label]) => (
          <TextField
            key={side}
            label={label}
            inputMode="decimal"
            autoComplete="off"
            after={price.currency}
            value={textOf(side)}
            error={typed?.side === side ? read?.fault : undefined}
            onChange={({ currentTarget }) => write({ side, text: currentTarget.value })}
          />
        ))}
      </div>
      {typed && read && read.nearest.length > 0 && (
        <fieldset className={styles.nearest}>
          <legend>Fees are whole cents, so the closest prices are</legend>
          {read.nearest.map((near) => (
            <Button key={near.amount} variant="outline" onClick={() => take(near)}>
              {moneyText({ amount: amountAt(near, typed.side), currency: near.currency })}
            </Button>
          ))}
        </fieldset>
      )}
      {!fault && (
        <Fold title="Price breakdown">
          <SaleSplit price={price} payer="Fans pay" />
        </Fold>
      )}
      <Fold title="Other currency">
        <Select
          label="Currency"
          value={price.currency}
          hint="The amount stays the same. Balances and payouts are kept per currency."
          onChange={({ currentTarget }) =>
            onChange({ ...price, currency: currentTarget.value as Currency })
          }
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Fold>
    </div>
  )
}
