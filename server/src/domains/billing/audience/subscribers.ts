import type { EventPayload } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { externalSubscriber, subscriber } from '../../../platform/events/subscriber.ts'
import { tellChanged } from '../../../platform/realtime/push.ts'
import { readProfiles } from '../../profiles/index.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { titleWith } from '../subscriptions/offer.ts'
import { readSubscriptionRows } from '../subscriptions/reader/subscriptions.ts'
import { readTiers } from '../tiers/reader.ts'
import { endBlocked } from './end-blocked.ts'
import { followNames, followSubscriptions } from './follow.ts'
import { givenMail, type NewSubscriber, newSubscribersMail } from './mails.ts'

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

type Changed = EventPayload<'billing.subscription-changed'>

/** For the first time, whether it was paid for or not. */
const hasBegun = ({ from, to }: Changed) =>
  to === 'active' && (from === null || from === 'incomplete')

/** What the mails of one batch of events speak of, read once for all of them. */
const readBegun = async (tx: Transaction, events: readonly { readonly payload: Changed }[]) => {
  const begun = events.map(({ payload }) => payload).filter(hasBegun)
  const ids = begun.map(({ subscriptionId }) => subscriptionId)
  const rows = ids.length > 0 ? await readSubscriptionRows(tx, ids) : []
  const tierIds = rows.map(({ tier_id }) => tier_id)
  const tiers = await readTiers(tx, tierIds)
  const named = rows.flatMap(({ account_id, creator_id }) => [account_id, creator_id])
  const people = await readProfiles(tx, named)
  return {
    given: rows.filter(({ basis }) => basis === 'complimentary'),
    chosen: rows.filter(({ basis }) => basis !== 'complimentary'),
    tiers: new Map(tiers.map((tier) => [tier.id, tier])),
    people: new Map(people.map((person) => [person.account_id, person])),
  }
}

type Begun = Awaited<ReturnType<typeof readBegun>>

const toFans = (origin: string, { given, tiers, people }: Begun) =>
  given.flatMap((row): Letter[] => {
    const tier = tiers.get(row.tier_id)
    if (!tier) return []
    const name = titleWith(tier, people.get(row.creator_id))
    return [{ accountId: row.account_id, mail: givenMail({ origin, name, until: row.period_end }) }]
  })

const toCreators = (origin: string, { chosen, tiers, people }: Begun) =>
  [...Map.groupBy(chosen, ({ creator_id }) => creator_id)].map(([accountId, rows]): Letter => {
    const subscribers = rows.map((row) => ({
      name: people.get(row.account_id)?.display_name ?? 'Somebody',
      tier: tiers.get(row.tier_id)?.name ?? '',
    }))
    return { accountId, mail: newSubscribersMail(origin, subscribers as [NewSubscriber]) }
  })

const mailBegun = subscriber('billing.mail-begun-subscriptions', {
  'billing.subscription-changed': async (tx, events, scope) => {
    const { PUBLIC_ORIGIN: origin } = scope.config
    const begun = await readBegun(tx, events)
    const letters = [...toFans(origin, begun), ...toCreators(origin, begun)]
    await mailAccounts(tx, letters, scope)
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

export const audienceSubscribers = [countAudience, mailBegun, tellCreators, endBlocked]
