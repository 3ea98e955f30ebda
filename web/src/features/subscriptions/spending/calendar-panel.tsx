import type { ComingRenewal } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { weekdayText } from '../../../ui/text/dates.ts'
import typography from '../../../ui/text/typography.module.css'
import { byMonth, type RenewalMonth } from '../renewals.ts'
import { CalendarAddress } from './calendar-address.tsx'
import styles from './spending.module.css'

type Props = { renewals: readonly ComingRenewal[]; calendar: string }

/** The year to come, by month and day. */
export function CalendarPanel({ renewals, calendar }: Props) {
  return (
    <Panel title="Upcoming renewals">
      {renewals.length === 0 && (
        <p className={typography.secondary}>No upcoming renewals. They’ll show up here by date.</p>
      )}
      {byMonth(renewals).map((month) => (
        <Month key={month.name} month={month} />
      ))}
      <CalendarAddress path={calendar} />
    </Panel>
  )
}

function Month({ month: { name, days, sums } }: { month: RenewalMonth }) {
  return (
    <section className={styles.month}>
      <h3 className={styles.monthHead}>
        <span>{name}</span>
        <span className={styles.sum}>{sums.map(moneyText).join(' + ')}</span>
      </h3>
      <ol className={rows.rows}>
        {days.map(({ day, renewals }) => (
          <li key={day.toISOString()} className={styles.day}>
            <time dateTime={day.toISOString()} className={typography.tertiary}>
              {weekdayText(day)}
            </time>
            <ul className={rows.rows}>
              {renewals.map((renewal) => (
                <Renewal key={renewal.subscriptionId} renewal={renewal} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Renewal({ renewal }: { renewal: ComingRenewal }) {
  const { subscriptionId, creator, tier, total } = renewal
  return (
    <li className={styles.renewal}>
      <Link
        href={withSearch('/subscriptions', { subscription: subscriptionId })}
        className={styles.who}
      >
        {creator ? `${creator.displayName}, ${tier}` : tier}
      </Link>
      <span className={styles.sum}>{moneyText(total)}</span>
    </li>
  )
}
