import type { EarningsView } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { calendarDay } from '../../ui/calendar-day.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import rows from '../../ui/rows.module.css'
import styles from './earnings.module.css'

const day = (date: string) => calendarDay(date, { dateStyle: 'medium' })

/** What there is, what comes and when, what is held and what is owed. */
export function Money({ earnings }: { earnings: EarningsView }) {
  const { available, pending, frozen, owed, currency } = earnings
  const coming = pending.reduce((sum, { amount }) => sum + amount.amount, 0)
  const [next] = pending
  return (
    <Figures>
      <Figure name="Available" value={moneyText(available)}>
        Past its waiting time.
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
          'Nothing is on its way.'
        )}
      </Figure>
      {frozen.amount > 0 && (
        <Figure name="Held" value={moneyText(frozen)}>
          Until banks decide disputes.
        </Figure>
      )}
      {owed.amount > 0 && (
        <Figure name="Owed" value={moneyText(owed)}>
          After refunds; taken from what you earn next.
        </Figure>
      )}
    </Figures>
  )
}
