import type { Money } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { Figure } from '../../ui/figure.tsx'
import { shortCount } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { FigureOf } from './figure-of.tsx'
import styles from './overview.module.css'
import { useAudienceNow, useAvailable } from './use-standing.ts'

export function AudienceFigures() {
  const audience = useAudienceNow()
  return (
    <>
      <FigureOf name="Subscribers" read={audience}>
        {({ subscribers: { all, paying } }) => (
          <Figure name="Subscribers" value={shortCount(all)}>
            {all > 0 ? (
              <Link href="/dashboard/subscriptions/overview" className={styles.more}>
                {paying.toLocaleString()} paying
              </Link>
            ) : (
              <>
                Nobody yet.{' '}
                <Link href="/dashboard/subscriptions/tiers" className={styles.more}>
                  Look at your tiers
                </Link>
              </>
            )}
          </Figure>
        )}
      </FigureOf>
      <FigureOf name="Monthly revenue" read={audience}>
        {({ recurring }) => (
          <Figure
            name="Monthly revenue"
            value={<Sums of={recurring.map(({ monthly }) => monthly)} />}
            means="What active and past due subscriptions bring in a month at your price, before fees. A yearly one counts by twelve. Currencies are never added up."
          >
            {recurring.length > 0 ? 'Your price, before fees' : 'No subscription is paid for yet'}
          </Figure>
        )}
      </FigureOf>
    </>
  )
}

export function AvailableFigure() {
  const read = useAvailable()
  return (
    <FigureOf name="Available" read={read}>
      {(available) => (
        <Figure name="Available" value={<Sums of={available} />}>
          {available.some(({ amount }) => amount > 0) ? 'Past its waiting time.' : 'Nothing yet.'}{' '}
          <Link href="/dashboard/earnings" className={styles.more}>
            All earnings
          </Link>
        </Figure>
      )}
    </FigureOf>
  )
}

/** One line for each currency. */
function Sums({ of }: { of: readonly Money[] }) {
  if (of.length === 0) return '–'
  return (
    <span className={styles.sums}>
      {of.map((sum) => (
        <span key={sum.currency}>{moneyText(sum)}</span>
      ))}
    </span>
  )
}
