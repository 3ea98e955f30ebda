import type { Money } from '@fanfare/contract'
import { dayText } from '../../core/format/dates.ts'
import { moneyText } from '../../core/format/money.ts'
import { Figure } from '../../ui/layout/figure.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { shortCount } from '../../ui/text/format.ts'
import { FigureOf } from './figure-of.tsx'
import styles from './overview.module.css'
import { type MoneyNow, useAudienceNow, useMoneyNow } from './use-audience-now.ts'

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
                No subscribers yet.{' '}
                <Link href="/dashboard/subscriptions/tiers" className={styles.more}>
                  View your tiers
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
            means="What active and past-due subscriptions bring in per month at your price, before fees. Each yearly subscription counts as one-twelfth of its price. Currencies aren’t combined."
          >
            {recurring.length > 0 ? 'Your price, before fees' : 'No paid subscriptions yet'}
          </Figure>
        )}
      </FigureOf>
    </>
  )
}

export function MoneyFigures() {
  const read = useMoneyNow()
  return (
    <>
      <FigureOf name="Available" read={read}>
        {(sums) => (
          <Figure name="Available" value={<Sums of={sums.map(({ available }) => available)} />}>
            {sums.some(({ available }) => available.amount > 0)
              ? 'No longer pending.'
              : 'Nothing yet.'}{' '}
            <Link href="/dashboard/earnings" className={styles.more}>
              All earnings
            </Link>
          </Figure>
        )}
      </FigureOf>
      <FigureOf name="Pending" read={read}>
        {(sums) => (
          <Figure name="Pending" value={<Sums of={sums.map(({ pending }) => pending)} />}>
            <NextAvailable of={sums} />
          </Figure>
        )}
      </FigureOf>
    </>
  )
}

function NextAvailable({ of }: { of: readonly MoneyNow[] }) {
  const [first] = of.flatMap(({ nextOn }) => nextOn ?? []).toSorted()
  return first ? `Available from ${dayText(first)}` : 'Nothing on its way.'
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
