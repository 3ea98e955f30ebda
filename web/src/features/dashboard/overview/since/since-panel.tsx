import type { ReactNode } from 'react'
import { PartError } from '../../../../core/api/part-error.tsx'
import { moneyText } from '../../../../core/format/money.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import { plural, shortCount } from '../../../../ui/text/format.ts'
import typography from '../../../../ui/text/typography.module.css'
import { changeWords } from './change-words.ts'
import styles from './since.module.css'
import { type Since, visitWords } from './since.ts'
import { useSince } from './use-since.ts'

/** What changed since the creator was last here, each compared with the same length of time before. */
export function SincePanel() {
  const { isKnown, lastVisitAt, days, since, read } = useSince()
  return (
    <section className={styles.since} aria-busy={!since && !read.error}>
      {isKnown ? <Heading lastVisitAt={lastVisitAt} /> : <h2>Since your last visit</h2>}
      {!since && !read.error && <Loading />}
      {!since && <PartError what="what changed" read={read} />}
      {since && (
        <div className={styles.figures}>
          <Earned earned={since.earned} days={days} />
          <Subscribers since={since} />
          <Views views={since.views} days={days} />
          <Comments comments={since.comments} days={days} />
        </div>
      )}
    </section>
  )
}

function Heading({ lastVisitAt }: { lastVisitAt: string | null }) {
  if (!lastVisitAt) {
    return (
      <>
        <h2>The last 7 days</h2>
        <p className={typography.hint}>Next time, you’ll see what changed since this visit.</p>
      </>
    )
  }
  const day = visitWords(lastVisitAt, Date.now())
  const on = day === 'today' || day === 'yesterday' ? day : `on ${day}`
  return (
    <>
      <h2>Since {day}</h2>
      <p className={typography.hint}>You were last here {on}. Whole days in UTC.</p>
    </>
  )
}

function Loading() {
  return (
    <div className={styles.figures}>
      <VisuallyHidden role="status">Loading what changed</VisuallyHidden>
      {['Earned', 'New subscribers', 'Views', 'Comments'].map((name) => (
        <Cell key={name} name={name} value={<Skeleton width="60%" height={28} />} />
      ))}
    </div>
  )
}

type CellProps = { name: string; value?: ReactNode; children?: ReactNode }

function Cell({ name, value, children }: CellProps) {
  return (
    <div className={styles.figure}>
      <p className={typography.secondary}>{name}</p>
      {value && <div className={styles.value}>{value}</div>}
      {children && <div className={typography.hint}>{children}</div>}
    </div>
  )
}

const beforeWords = (days: number) => (days === 1 ? 'the day before' : `the ${days} days before`)

function Change({ now, before, days }: { now: number; before: number; days: number }) {
  const change = changeWords(now, before)
  if (!change) return before === 0 ? `None in ${beforeWords(days)}` : null
  return (
    <>
      <span className={styles.change} data-up={change.up ?? undefined}>
        {change.text}
      </span>{' '}
      vs. {beforeWords(days)}
    </>
  )
}

function Earned({ earned, days }: { earned: Since['earned']; days: number }) {
  const [first] = earned
  if (!first) {
    return (
      <Cell name="Earned">
        Sell a post or{' '}
        <Link href="/dashboard/subscriptions/tiers" className={styles.link}>
          set up a tier
        </Link>
        , and your earnings will show up here.
      </Cell>
    )
  }
  const value = earned.map(({ currency, now }) => (
    <span key={currency}>{moneyText({ amount: now, currency })}</span>
  ))
  return (
    <Cell name="Earned" value={<span className={styles.sums}>{value}</span>}>
      <Change now={first.now} before={first.before} days={days} />
      {earned.length > 1 && ` in ${first.currency}`}
    </Cell>
  )
}

function Subscribers({ since: { joined, left, subscribers } }: { since: Since }) {
  if (subscribers + left + joined.now === 0) {
    return (
      <Cell name="New subscribers">
        No subscribers yet.{' '}
        <Link href="/dashboard/subscriptions/tiers" className={styles.link}>
          View your tiers
        </Link>
      </Cell>
    )
  }
  return (
    <Cell name="New subscribers" value={joined.now > 0 ? `+${shortCount(joined.now)}` : '0'}>
      <strong className={styles.strong}>
        {left > 0 ? `${left.toLocaleString()} left` : 'No one left'}
      </strong>
      , {subscribers.toLocaleString()} in total
    </Cell>
  )
}

function Views({ views, days }: { views: Since['views']; days: number }) {
  if (views.now + views.before === 0) {
    return <Cell name="Views">Views of your posts will be counted here. Yours don’t count.</Cell>
  }
  return (
    <Cell name="Views" value={shortCount(views.now)}>
      <Change {...views} days={days} />
    </Cell>
  )
}

function Comments({ comments, days }: { comments: Since['comments']; days: number }) {
  if (comments.now <= 0 && comments.before <= 0) {
    return <Cell name="Comments">Comments under your posts will be counted here.</Cell>
  }
  return (
    <Cell name="Comments" value={shortCount(Math.max(0, comments.now))}>
      {comments.before > 0
        ? `${plural(comments.before, 'comment')} in ${beforeWords(days)}`
        : `None in ${beforeWords(days)}`}
    </Cell>
  )
}
