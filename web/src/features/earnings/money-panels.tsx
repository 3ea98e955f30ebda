import type { EarningsView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { Figure, Figures } from '../../ui/layout/figure.tsx'
import rows from '../../ui/layout/rows.module.css'
import { calendarDay } from '../../ui/text/dates.ts'
import styles from './earnings.module.css'

const day = (date: string) => calendarDay(date, { dateStyle: 'medium' })

/** The available, pending, held and owed amounts. */
export function Money({ earnings }: { earnings: EarningsView }) {
  const { available, pending, frozen, owed, currency } = earnings
  const coming = pending.reduce((sum, { amount }) => sum + amount.amount, 0)
  const [next] = pending
  return (
    <Figures>
      <Figure name="Available" value={moneyText(available)}>
        Past the waiting period.
      </Figure>
      <Figure name="Pending" value={moneyText({ amount: coming, currency })}>
        {next ? (
          <details className={styles.more}>
            <summary>
              {moneyText(next.amount)} on {day(next.availableOn)}
            </summary>
            <ul className={rows.rows}>
              {pending.map(({ availableOn, amount }) => (
                <li key={availableOn}>
                  <span>{day(availableOn)}</span> <span>{moneyText(amount)}</span>
                </li>
              ))}
            </ul>
          </details>
        ) : (
          'Nothing pending.'
        )}
      </Figure>
      {frozen.amount > 0 && (
        <Figure name="On hold" value={moneyText(frozen)}>
          Until the bank decides on a dispute.
        </Figure>
      )}
      {owed.amount > 0 && (
        <Figure name="You owe" value={moneyText(owed)}>
          From refunds. We’ll deduct it from your next earnings.
        </Figure>
      )}
    </Figures>
  )
}
