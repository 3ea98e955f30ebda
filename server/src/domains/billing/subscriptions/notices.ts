import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { readLastPublished } from '../../catalog/index.ts'
import { readHoliday } from '../holidays/reader.ts'
import type { TierRow } from '../tiers/reader.ts'
import { type About, cardMail, comingMail, priceMail, silentMail } from './mails.ts'
import { priceNext, priceOffered } from './next-period.ts'
import { cardFor, promotedPrice } from './open-invoice.ts'
import { lengths } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** Null for a plain renewal, which nobody needs to be told of each month. */
const whyTold = ({ state, is_trial, promotion_left, interval }: SubscriptionRow) => {
  if (state === 'paused') return 'Your pause ends.'
  if (is_trial) return 'Your trial ends.'
  if (promotion_left === 1) return 'Your promotion ends, and the usual price begins.'
  return interval === 'year' ? 'Your year ends.' : null
}

/** Good to the last day of its month. */
const isExpiredBy = (card: { exp_month: number; exp_year: number }, at: Date) =>
  Date.UTC(card.exp_year, card.exp_month, 1) <= at.getTime()

const isQuiet = async (tx: Transaction, row: SubscriptionRow, tier: TierRow, now: Date) => {
  if (tier.is_library) return false
  const last = (await readLastPublished(tx, row.creator_id)) ?? row.started_at
  return after(last, lengths.silenceTold) <= now
}

/** What somebody should know before the day comes. */
export const noticesOf = async (
  tx: Transaction,
  about: About,
  tier: TierRow,
  now: Date,
): Promise<MailContent[]> => {
  const { row } = about
  const at = row.noticed_for
  if (!at || row.basis !== 'paid' || row.pause_months) return []
  // Nothing is charged then; they are told when the day has come.
  if (await readHoliday(tx, row.creator_id, at)) return []
  const mails: MailContent[] = []
  const why = whyTold(row)
  const price = row.next_price ?? priceNext(row, tier, at)
  // The last period of a promotion is over when this one is charged.
  const left = row.promotion_left === 1 ? price : await promotedPrice(tx, row, price)
  if (why) mails.push(comingMail(about, why, left + row.carried, at))
  const card = await cardFor(tx, row)
  if (card && isExpiredBy(card, at)) mails.push(cardMail(about, at))
  if (await isQuiet(tx, row, tier, now)) mails.push(silentMail(about))
  const offer = row.accepted_price === null ? priceOffered(row, tier) : null
  if (offer) mails.push(priceMail(about, offer.price.amount, offer.from))
  return mails
}
