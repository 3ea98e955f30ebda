import type { EarningsView } from '@fanfare/contract'
import { money } from '@fanfare/contract/money'
import { PartError } from '../../../../core/api/part-error.tsx'
import { moneyText } from '../../../../core/format/money.ts'
import { Skeleton, SkeletonText } from '../../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../../ui/layout/link.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { Meaning } from '../../../../ui/overlay/meaning.tsx'
import { calendarDay } from '../../../../ui/text/dates.ts'
import { plural } from '../../../../ui/text/format.ts'
import typography from '../../../../ui/text/typography.module.css'
import styles from './money.module.css'
import { pendingDays } from './pending-days.ts'
import { useMoney } from './use-money.ts'

/** What the creator has and when more becomes available, each currency by itself. */
export function MoneyPanel() {
  const read = useMoney()
  const { data } = read
  const hasSold = data?.some(({ currencies }) => currencies.length > 0)
  return (
    <Panel
      title="Money"
      aside={<Link href="/dashboard/earnings">Earnings</Link>}
      aria-busy={read.isPending || undefined}
    >
      {read.isPending && (
        <>
          <VisuallyHidden role="status">Loading your money</VisuallyHidden>
          <div className={styles.available}>
            <SkeletonText lines={1} />
            <Skeleton width="60%" height={36} />
          </div>
          <SkeletonText lines={4} />
        </>
      )}
      {!data && <PartError what="your money" read={read} />}
      {data && !hasSold && <NothingYet />}
      {hasSold && data?.map((sums) => <Sums key={sums.currency} sums={sums} />)}
      {hasSold && (
        <Meaning of="Money">
          Sales, renewals and tips are pending while buyers can still ask for a refund, then become
          available. Days are in UTC.
        </Meaning>
      )}
    </Panel>
  )
}

function NothingYet() {
  return (
    <p className={typography.secondary}>
      Your earnings will show up here: first as pending, then with the day they become available.{' '}
      <Link href="/dashboard/subscriptions/tiers" className={styles.link}>
        Set up a tier
      </Link>{' '}
      or{' '}
      <Link href="/create" className={styles.link}>
        sell a post
      </Link>
      .
    </p>
  )
}

function Sums({ sums }: { sums: EarningsView }) {
  const { available, frozen, owed, waiting, currency } = sums
  const { all, next, later } = pendingDays(sums.pending, money(0, currency))
  return (
    <dl className={styles.sums}>
      <div className={styles.available}>
        <dt>Available</dt>
        <dd>{moneyText(available)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>Pending</dt>
        <dd>{moneyText(all)}</dd>
      </div>
      {next.map(({ availableOn, amount }) => (
        <div key={availableOn} className={styles.day}>
          <dt>Available {calendarDay(availableOn)}</dt>
          <dd>{moneyText(amount)}</dd>
        </div>
      ))}
      {later && (
        <div className={styles.day}>
          <dt>Later</dt>
          <dd>{moneyText(later)}</dd>
        </div>
      )}
      {frozen.amount > 0 && (
        <div className={styles.sum}>
          <dt>
            On hold <span className={styles.why}>{holdWords(waiting.disputes)}</span>
          </dt>
          <dd>{moneyText(frozen)}</dd>
        </div>
      )}
      {owed.amount > 0 && (
        <div className={styles.sum}>
          <dt>
            You owe <span className={styles.why}>refunds, taken from what you earn next</span>
          </dt>
          <dd>{moneyText(owed)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Only a bank's decision holds money. Those of pending tips belong to several creators and aren't counted. */
const holdWords = (disputes: number) =>
  disputes > 1 ? `${plural(disputes, 'dispute')}` : 'a dispute'
