import type { Currency } from '@fanfare/contract'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import styles from './own-content-tools.module.css'

type Props = {
  soldIn: readonly Currency[]
  currency: Currency | undefined
  onChange: (currency: Currency) => void
}

/** Says what is counted, and in which currency: sums are never made across. */
export function RevenueLine({ soldIn, currency, onChange }: Props) {
  return (
    <div className={styles.revenue}>
      {currency && soldIn.length > 1 && (
        <SortSelect
          label="Currency"
          value={currency}
          options={soldIn.map((one) => [one, one] as const)}
          onChange={onChange}
        />
      )}
      <p>Your share of each post’s sales, minus refunds. Subscriptions and tips aren’t included.</p>
    </div>
  )
}
