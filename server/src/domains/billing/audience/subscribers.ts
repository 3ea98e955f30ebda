import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { mailAccount } from '../mail-account.ts'
import { titleOf } from '../subscriptions/offer.ts'
import { readSubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { readTier } from '../tiers/reader.ts'
import { followNames, followSubscriptions } from './follow.ts'
import { givenMail } from './mails.ts'

/** The only writer of the audience, in the transaction that also moves its cursor. */
const countAudience = subscriber('billing.count-audience', {
  'billing.subscription-changed': async (tx, events) => {
    const ids = new Set(events.map(({ payload }) => payload.subscriptionId))
    await followSubscriptions(tx, [...ids])
  },
  'profiles.profile-changed': async (tx, events) => {
    const ids = new Set(events.map(({ payload }) => payload.accountId))
    await followNames(tx, [...ids])
  },
})

const mailGiven = subscriber('billing.mail-given-access', {
  'billing.subscription-changed': async (tx, events, scope) => {
    for (const { payload } of events.filter(({ payload }) => payload.by === 'begin')) {
      const row = await readSubscriptionRow(tx, payload.subscriptionId)
      if (row?.basis !== 'complimentary') continue
      const tier = await readTier(tx, row.tier_id)
      if (!tier) continue
      const { PUBLIC_ORIGIN: origin } = scope.config
      const about = { origin, name: await titleOf(tx, tier), until: row.period_end }
      await mailAccount(tx, payload.accountId, givenMail(about), scope.now())
    }
  },
})

/** Open tabs of the creator read their figures again; those of a visitor, what is offered. */
const tellCreators = externalSubscriber('billing.tell-audience', {
  'billing.audience-changed': async (events, scope) => {
    const topics = events.map(({ payload }) => `account:${payload.creatorId}`)
    await tellChanged(scope, topics, 'subscribers')
  },
  'billing.holiday-changed': async (events, scope) => {
    const own = events.map(({ payload }) => `account:${payload.creatorId}`)
    const visited = events.map(({ payload }) => `profile:${payload.creatorId}`)
    await tellChanged(scope, own, 'subscribers')
    await tellChanged(scope, visited, 'tiers')
  },
})

export const audienceSubscribers = [countAudience, mailGiven, tellCreators]
