import type { EventPayload } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { readOrderRow } from '../checkout/reader/orders.ts'
import { readHoliday } from '../holidays/reader.ts'
import { mailAccount } from '../mail-account.ts'
import { readTier } from '../tiers/reader.ts'
import { askForPrice } from './ask-for-price.ts'
import { giftEndedMail } from './gift-mails.ts'
import * as mails from './mails.ts'
import { noticesOf } from './notices.ts'
import { titleOf } from './offer.ts'
import { readOpenOrderId } from './reader/invoices.ts'
import { readSubscriptionRow } from './reader/subscriptions.ts'

type Changed = EventPayload<'billing.subscription-changed'>

const failedMail = async (tx: Transaction, about: mails.About) => {
  const id = await readOpenOrderId(tx, about.row)
  const order = id && (await readOrderRow(tx, id))
  // It may have been paid since.
  return order && about.row.state === 'past_due' ? [mails.failedMail(about, order)] : []
}

const skippedMail = async (tx: Transaction, about: mails.About, now: Date) => {
  const holiday = await readHoliday(tx, about.row.creator_id, now)
  return holiday ? mails.holidayMail(about, holiday) : mails.skippedMail(about)
}

/** What was done is said; what the fan has just seen on their own screen is said where it lasts. */
const mailsFor = async (
  tx: Transaction,
  scope: WritingScope,
  { by, to }: Changed,
  about: mails.About,
): Promise<MailContent[]> => {
  const tier = await readTier(tx, about.row.tier_id)
  switch (by) {
    case 'payment-failed':
      return failedMail(tx, about)
    case 'cancel':
      return to === 'cancelled' ? [mails.cancelledMail(about)] : [mails.endedMail(about)]
    case 'pause':
      return [mails.pausedMail(about)]
    case 'period':
      return [await skippedMail(tx, about, scope.now())]
    case 'notice':
      return tier ? noticesOf(tx, about, tier, scope.now()) : []
    case 'gave-up':
      return about.row.end_reason === 'never-paid' ? [] : [mails.endedMail(about)]
    case 'end':
    case 'ran-out':
      if (about.row.basis === 'gift') return [giftEndedMail(about)]
      return about.row.basis === 'free' ? [] : [mails.endedMail(about)]
    default:
      return []
  }
}

const mailFans = subscriber('billing.mail-subscribers', {
  'billing.subscription-changed': async (tx, events, scope) => {
    for (const { payload } of events) {
      const row = await readSubscriptionRow(tx, payload.subscriptionId)
      const tier = row && (await readTier(tx, row.tier_id))
      if (!row || !tier) continue
      const about = { origin: scope.config.PUBLIC_ORIGIN, row, name: await titleOf(tx, tier) }
      for (const mail of await mailsFor(tx, scope, payload, about)) {
        await mailAccount(tx, payload.accountId, mail, scope.now())
      }
    }
  },
})

const askForPrices = subscriber('billing.ask-for-prices', {
  'billing.tier-price-changed': async (tx, events, scope) => {
    for (const { payload } of events) await askForPrice(tx, scope, payload)
  },
})

/** Open tabs of the fan read it again. */
const tellFans = externalSubscriber('billing.tell-subscribers', {
  'billing.subscription-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'subscription')
  },
})

export const subscriptionSubscribers = [mailFans, askForPrices, tellFans]
