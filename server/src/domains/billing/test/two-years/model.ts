import { monthsOn } from './plain-calendar.ts'

/** What the rules say, written down a second time and as plainly as possible. */
export interface Plan {
  price: number
  yearly: number
  changedAt: number | null
  premium: boolean
  library: boolean
}

export interface Member {
  readonly zone: string
  tier: number
  interval: 'month' | 'year'
  price: number
  state: 'active' | 'past_due' | 'paused' | 'cancelled' | 'expired'
  anchor: number
  count: number
  start: number
  end: number
  trial: boolean
  pauseMonths: number | null
  resumeAt: number | null
  next: { tier: number; interval: 'month' | 'year'; price: number } | null
  accepted: number | null
  carried: number
  skippedSince: number | null
  paid: number
  /** What paid for the present time, before the fee. */
  payments: { sum: number; from: number; until: number }[]
  /** The payment that is open. */
  bill: Bill | null
  failures: number
  retryAt: number | null
  startedAt: number
}

interface Bill {
  tier: number
  interval: 'month' | 'year'
  price: number
  sum: number
  anchor: number
  count: number
  start: number
  end: number
}

export type Card = 'good' | 'empty' | 'blocked'

export interface Market {
  readonly plans: Plan[]
  /** When each creator last published; one creator has all plans here. */
  publishedAt: number
}

const day = 86_400_000
export const withFee = (price: number) => price + Math.floor((price * 29 + 500) / 1_000)
const length = { month: 1, year: 12 } as const

const boundary = (m: Pick<Member, 'zone' | 'anchor' | 'interval'>, count: number) =>
  monthsOn(m.anchor, m.zone, count * length[m.interval])

const priceOf = (plan: Plan, interval: 'month' | 'year') =>
  interval === 'year' ? plan.yearly : plan.price

/** The next stretch of time, wherever it begins. */
const stretch = (m: Member, now: number): Pick<Bill, 'anchor' | 'count' | 'start' | 'end'> => {
  const start = m.state === 'paused' ? (m.resumeAt ?? now) : m.end
  const interval = m.next?.interval ?? m.interval
  const late = m.state === 'paused' && (m.resumeAt === null || m.interval === 'year')
  const skipped = m.interval === 'year' && m.skippedSince !== null
  const anew = m.trial || interval !== m.interval || late || skipped
  if (anew) {
    const on = { zone: m.zone, anchor: start, interval }
    return { anchor: start, count: 0, start, end: boundary(on, 1) }
  }
  let count = m.count + 1
  while (boundary(m, count) < start) count++
  const first = count
  while (boundary(m, count + 1) <= now) count++
  const from = count === first ? start : boundary(m, count)
  return { anchor: m.anchor, count, start: from, end: boundary(m, count + 1) }
}

const nextPrice = (m: Member, plan: Plan, now: number) => {
  if (m.next) return m.next.price
  const asked = priceOf(plan, m.interval)
  if (asked < m.price) return asked
  const noticed = plan.changedAt !== null && plan.changedAt + 30 * day <= now
  return m.accepted !== null && noticed ? Math.min(m.accepted, asked) : m.price
}

const settle = (m: Member, bill: Bill, { plans }: Market) => {
  const isSame = bill.tier === m.tier && bill.interval === m.interval
  const asked = priceOf(plans[bill.tier] as Plan, bill.interval)
  const hasMore = m.accepted !== null && m.accepted > bill.price && asked > bill.price
  if (!isSame || !hasMore) m.accepted = null
  m.payments = [{ sum: bill.price, from: bill.start, until: bill.end }]
  Object.assign(m, { tier: bill.tier, interval: bill.interval, price: bill.price })
  Object.assign(m, { anchor: bill.anchor, count: bill.count, start: bill.start, end: bill.end })
  Object.assign(m, { trial: false, next: null, carried: 0, skippedSince: null, resumeAt: null })
  m.paid += withFee(bill.sum)
  if (m.state !== 'cancelled') m.state = 'active'
  m.bill = null
  m.failures = 0
}

const days = [2, 7, 14, 21]

const attempt = (m: Member, market: Market, card: Card) => {
  if (!m.bill) return
  if (card === 'good') return settle(m, m.bill, market)
  m.failures++
  m.state = 'past_due'
  const wait = days[m.failures - 1]
  m.retryAt = card === 'blocked' || wait === undefined ? null : m.bill.start + wait * day
}

const expire = (m: Member) => {
  m.state = 'expired'
  m.bill = null
}

const periodOver = (m: Member, market: Market, now: number, card: Card) => {
  const plan = market.plans[m.tier] as Plan
  if (m.state === 'active' && m.pauseMonths !== null) {
    m.resumeAt = monthsOn(m.end, m.zone, m.pauseMonths)
    Object.assign(m, { state: 'paused', pauseMonths: null, skippedSince: null })
    return
  }
  if (!plan.library && market.publishedAt + 60 * day <= now) {
    if (m.interval === 'year') {
      m.start = m.state === 'paused' ? (m.resumeAt ?? now) : m.end
      m.end = monthsOn(m.start, m.zone, 1)
    } else Object.assign(m, stretch({ ...m, next: null }, now))
    m.skippedSince ??= now
    Object.assign(m, { trial: false, state: 'active', resumeAt: null })
    return
  }
  if (m.skippedSince !== null && m.skippedSince + 30 * day < now) {
    Object.assign(m, { state: 'paused', resumeAt: null, skippedSince: null })
    return
  }
  charge(m, market, now, card)
}

export const charge = (m: Member, market: Market, now: number, card: Card) => {
  const price = nextPrice(m, market.plans[m.tier] as Plan, now)
  const { tier = m.tier, interval = m.interval } = m.next ?? {}
  m.bill = { tier, interval, price, sum: price + m.carried, ...stretch(m, now) }
  m.failures = 0
  attempt(m, market, card)
}

/** What the calendar brings to one of them on this day. */
export const tick = (m: Member, market: Market, now: number, card: Card) => {
  if (m.state === 'expired') return
  if (m.state === 'cancelled') {
    if (m.end <= now) expire(m)
    return
  }
  if (m.state === 'past_due') {
    if (m.retryAt !== null && m.retryAt <= now) attempt(m, market, card)
    if (m.state === 'past_due' && m.bill && m.bill.start + 22 * day <= now) expire(m)
    return
  }
  const at = m.state === 'paused' ? m.resumeAt : m.end
  if (at !== null && at <= now) periodOver(m, market, now, card)
}

/** Whether they open anything, and until when. */
export const opens = (m: Member, now: number) => {
  if (m.state === 'active' || m.state === 'past_due') return m.end + 3 * day > now
  return m.state === 'cancelled' && m.end > now
}
