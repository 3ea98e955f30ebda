import type { StudioDays } from '@fanfare/contract'
import { type BillingDays, readBillingDays } from '../../domains/billing/index.ts'
import { readCreatorDays, readPublishedSince } from '../../domains/catalog/index.ts'
import { lastDays } from '../../platform/clock/report-period.ts'
import type { SignedInScope } from '../../platform/scope.ts'

/** A chart shows no more of them, and whoever posts oftener needs no line for each. */
const mostPosts = 50

/** Counted back from how many there are now: each day begins with what the one before it ended with. */
export const subscribersOn = (now: number, changes: readonly number[]): number[] => {
  let there = now
  const counted = changes.toReversed().map((change) => {
    const atItsEnd = there
    there -= change
    return atItsEnd
  })
  return counted.toReversed()
}

const filledBy = <Row>(
  dates: readonly string[],
  rows: readonly Row[],
  dateOf: (row: Row) => string,
) => {
  const byDate = new Map(rows.map((row) => [dateOf(row), row]))
  return (value: (row: Row) => number) =>
    dates.map((date) => {
      const row = byDate.get(date)
      return row ? value(row) : 0
    })
}

const earningsOf = (
  dates: readonly string[],
  { currencies, nets }: BillingDays,
): StudioDays['earnings'] =>
  currencies.map((currency) => {
    const own = nets.filter((row) => row.currency === currency)
    return { currency, net: filledBy(dates, own, ({ day }) => day)(({ net }) => net) }
  })

/** Six queries of at most two rows for each day asked for. */
export const readStudioDays = async (scope: SignedInScope, days: number): Promise<StudioDays> => {
  const { db, actor } = scope
  const dates = lastDays(2 * days, scope.now())
  const [first = '', start = ''] = [dates[0], dates[days]]
  const [counted, billing, posts] = await Promise.all([
    readCreatorDays(db, actor.accountId, first),
    readBillingDays(db, actor.accountId, first),
    readPublishedSince(db, actor.accountId, start, mostPosts),
  ])
  const content = filledBy(dates, counted, ({ date }) => date)
  const audience = filledBy(dates, billing.audience, ({ day }) => day)
  return {
    dates,
    views: content(({ views }) => views),
    comments: content(({ comments }) => comments),
    joined: audience(({ joined }) => joined),
    left: audience(({ gone }) => gone),
    subscribers: subscribersOn(
      billing.subscribers,
      audience(({ joined, gone }) => joined - gone),
    ),
    earnings: earningsOf(dates, billing),
    posts,
  }
}
