import type { EventPayload } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { readProfiles } from '../../profiles/index.ts'
import { readHolidays } from '../holidays/reader.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { readTiers, type TierRow } from '../tiers/reader.ts'
import { askForPrice } from './ask-for-price.ts'
import * as mails from './mails.ts'
import { noticesOf } from './notices.ts'
import { titleWith } from './offer.ts'
import { readOpenOrders } from './reader/invoices.ts'
import { readSubscriptionRows } from './reader/subscriptions.ts'
import { tellTierChange } from './tier-change.ts'

type Changed = EventPayload<'billing.subscription-changed'>

/** What the mails of one batch of events speak of, read once for all of them. */
const readKnown = async (tx: Transaction, events: readonly Changed[], now: Date) => {
  const rows = await readSubscriptionRows(tx, [...new Set(events.map((one) => one.subscriptionId))])
  const creators = [...new Set(rows.map(({ creator_id }) => creator_id))]
  const tiers = await readTiers(tx, [...new Set(rows.map(({ tier_id }) => tier_id))])
  const profiles = await readProfiles(tx, creators)
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    tiers: new Map(tiers.map((tier) => [tier.id, tier])),
    profiles: new Map(profiles.map((profile) => [profile.account_id, profile])),
    orders: await readOpenOrders(tx, rows),
    holidays: await readHolidays(tx, creators, now),
  }
}
type Known = Awaited<ReturnType<typeof readKnown>>

const failedMail = (about: mails.About, { orders }: Known) => {
  const order = orders.get(about.row.id)
  // It may have been paid since.
  return order && about.row.state === 'past_due' ? [mails.failedMail(about, order)] : []
}

const skippedMail = (about: mails.About, { holidays }: Known) => {
  const holiday = holidays.get(about.row.creator_id)
  return holiday ? mails.holidayMail(about, holiday) : mails.skippedMail(about)
}

interface Told {
  readonly about: mails.About
  readonly tier: TierRow
  readonly known: Known
}

/** What is told by no mail, such as a plain renewal, needs nothing read. */
const mailed: ReadonlySet<string> = new Set([
  'payment-failed',
  'cancel',
  'pause',
  'period',
  'notice',
  'gave-up',
  'end',
  'ran-out',
])

/** What was done is said; what the fan has just seen on their own screen is said where it lasts. */
const mailsFor = async (
  tx: Transaction,
  scope: WritingScope,
  { by, to }: Changed,
  { about, tier, known }: Told,
): Promise<MailContent[]> => {
  switch (by) {
    case 'payment-failed':
      return failedMail(about, known)
    case 'cancel':
      return to === 'cancelled' ? [mails.cancelledMail(about)] : [mails.endedMail(about)]
    case 'pause':
      return [mails.pausedMail(about)]
    case 'period':
      return [skippedMail(about, known)]
    case 'notice':
      return noticesOf(tx, about, tier, scope.now())
    case 'gave-up':
      return about.row.end_reason === 'never-paid' ? [] : [mails.endedMail(about)]
    case 'end':
    case 'ran-out':
      if (about.row.basis === 'gift') return [mails.giftEndedMail(about)]
      return about.row.basis === 'free' ? [] : [mails.endedMail(about)]
    default:
      return []
  }
}

const mailFans = subscriber('billing.mail-subscribers', {
  'billing.subscription-changed': async (tx, events, scope) => {
    const { PUBLIC_ORIGIN: origin } = scope.config
    const changes = events.map(({ payload }) => payload).filter(({ by }) => mailed.has(by))
    if (changes.length === 0) return
    const known = await readKnown(tx, changes, scope.now())
    const letters: Letter[] = []
    for (const change of changes) {
      const row = known.rows.get(change.subscriptionId)
      const tier = row && known.tiers.get(row.tier_id)
      if (!row || !tier) continue
      const about = { origin, row, name: titleWith(tier, known.profiles.get(row.creator_id)) }
      for (const mail of await mailsFor(tx, scope, change, { about, tier, known })) {
        letters.push({ accountId: change.accountId, mail })
      }
    }
    await mailAccounts(tx, letters, scope)
  },
})

const askForPrices = subscriber('billing.ask-for-prices', {
  'billing.tier-price-changed': async (tx, events, scope) => {
    for (const { payload } of events) await askForPrice(tx, scope, payload)
  },
})

const tellTierChanges = subscriber('billing.mail-tier-changes', {
  'billing.tier-reworded': async (tx, events, scope) => {
    for (const { payload } of events) await tellTierChange(tx, scope, payload)
  },
})

/** Open tabs of the fan read it again. */
const tellFans = externalSubscriber('billing.tell-subscribers', {
  'billing.subscription-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.accountId}`)
    await tellChanged(scope, topics, 'subscription')
  },
})

export const subscriptionSubscribers = [mailFans, askForPrices, tellTierChanges, tellFans]
