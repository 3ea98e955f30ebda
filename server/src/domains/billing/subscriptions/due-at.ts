import { after } from '../../../platform/clock/after.ts'
import { lengths } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** First to look ahead, so that what comes can be announced, then when it comes. */
const withNotice = (
  at: Date | null,
  noticedFor: Date | null,
  lead: number = lengths.notice,
): Date | null => {
  if (!at || noticedFor?.getTime() === at.getTime()) return at
  return after(at, -lead)
}

/** A trial too short for that is announced halfway: at its beginning nobody needs to hear of its end. */
const leadOf = ({ is_trial, period_start, period_end: end }: SubscriptionRow) => {
  const length = end ? end.getTime() - period_start.getTime() : lengths.notice
  return is_trial && length <= lengths.notice ? length / 2 : lengths.notice
}

/** What somebody should be told of before: a charge, or the end of what was given to them. */
const isAnnounced = ({ basis }: SubscriptionRow) => basis === 'paid' || basis === 'gift'

/** When something is to be done with it by itself. A payment that is open has a clock of its own. */
export const dueAt = (row: SubscriptionRow): Date | null => {
  if (row.open_invoice_id) return row.due_at
  switch (row.state) {
    case 'active':
      return isAnnounced(row)
        ? withNotice(row.period_end, row.noticed_for, leadOf(row))
        : row.period_end
    case 'cancelled':
      return row.period_end
    case 'paused':
      return withNotice(row.resume_at, row.noticed_for)
    default:
      return null
  }
}
