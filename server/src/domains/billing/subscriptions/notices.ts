import type { Transaction } from '../../../platform/database/database.ts'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { readHoliday } from '../holidays/reader.ts'
import type { TierRow } from '../tiers/reader.ts'
import { cardFor } from './card-for.ts'
import { type About, cardMail, comingMail, giftEndsMail, silentMail } from './mails.ts'
import { isSilentFor, nextTerms } from './next-period.ts'
import { lengths } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { promotedPrice, readPromotionOf, renewalSum } from './renewal-sum.ts'

/** Null for a plain renewal, which nobody needs to be told of each month. */
const whyTold = (row: SubscriptionRow) => {
  const { state, is_trial, promotion_id, promotion_left, interval } = row
  if (state === 'paused') return 'Your pause is about to end.'
  if (is_trial) return 'Your trial is about to end.'
  // The period that runs now was the last one it held for.
  if (promotion_id && promotion_left === 0)
    return 'Your promotion is about to end, so the regular price applies from the next renewal.'
  return interval === 'year' ? 'Your yearly subscription is about to renew.' : null
}

/** Good to the last day of its month. */
const isExpiredBy = (card: { exp_month: number; exp_year: number }, at: Date) =>
  Date.UTC(card.exp_year, card.exp_month, 1) <= at.getTime()

/** What somebody should know before the day comes. */
export const noticesOf = async (
  tx: Transaction,
  about: About,
  tier: TierRow,
  now: Date,
): Promise<MailContent[]> => {
  const { row } = about
  const at = row.noticed_for
  if (at && row.basis === 'gift') return [giftEndsMail(about, at)]
  if (!at || row.basis !== 'paid' || row.pause_months) return []
  // Nothing is charged then; they are told when the day has come.
  if (await readHoliday(tx, row.creator_id, at)) return []
  const mails: MailContent[] = []
  const why = whyTold(row)
  const due = promotedPrice(row, nextTerms(row, tier, at), await readPromotionOf(tx, row))
  if (why) mails.push(comingMail(about, why, renewalSum(due, row, 0).charged, at))
  const card = await cardFor(tx, row)
  if (card && isExpiredBy(card, at)) mails.push(cardMail(about, at))
  if (await isSilentFor(tx, row, tier, lengths.silenceTold, now)) mails.push(silentMail(about))
  return mails
}
