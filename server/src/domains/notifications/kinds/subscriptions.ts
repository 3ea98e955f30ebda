import type { EventPayload, SubscriptionId } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { StoredEvent } from '../../../platform/events/store.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readSubscriptionRows, readTiers } from '../../billing/index.ts'
import type { NoticeRow } from '../reader/notices.ts'
import type { WrittenKind } from './kind.ts'
import { dayKey, several } from './words.ts'

type Changed = EventPayload<'billing.subscription-changed'>

const readRows = async (db: Queryable, ids: readonly SubscriptionId[]) => {
  const rows = ids.length > 0 ? await readSubscriptionRows(db, [...new Set(ids)]) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** The changes that count, each with what the subscription is now. */
const readChanged = async (
  tx: Transaction,
  events: readonly StoredEvent<'billing.subscription-changed'>[],
  counts: (change: Changed) => boolean,
) => {
  const changed = events.filter(({ payload }) => counts(payload))
  const ids = changed.map(({ payload }) => payload.subscriptionId)
  const rows = await readRows(tx, ids)
  return changed.flatMap(({ payload, occurredAt: at }) => {
    const row = rows.get(payload.subscriptionId)
    return row ? [{ ...payload, row, at }] : []
  })
}

/** The tier of each notice that is about one subscription. */
const readTierNames = async ({ db }: Scope, notices: readonly NoticeRow[]) => {
  const single = notices.flatMap(({ id, causes: [cause, ...others] }) =>
    cause && others.length === 0 ? [{ id, subscription: cause.causeId as SubscriptionId }] : [],
  )
  const ids = single.map(({ subscription }) => subscription)
  const rows = await readRows(db, ids)
  const tierIds = [...rows.values()].map(({ tier_id }) => tier_id)
  const tiers = new Map((await readTiers(db, tierIds)).map((tier) => [tier.id, tier.name]))
  return new Map(
    single.map(({ id, subscription }) => {
      const row = rows.get(subscription)
      return [id, (row && tiers.get(row.tier_id)) ?? '']
    }),
  )
}

const shared = {
  type: 'subscription',
  tab: null,
  mail: 'own',
  opensPost: false,
  isSocial: false,
  endsWithPost: false,
  readFacts: readTierNames,
} as const

/** Told to the creator, except of what they have given themselves. */
export const subscriptionNew: WrittenKind<string> = {
  ...shared,
  name: 'subscription-new',
  priority: 'medium',
  plural: 'new subscribers',
  category: 'newSubscriptions',
  writtenFrom: {
    'billing.subscription-changed': async (tx, events) => {
      const begun = await readChanged(
        tx,
        events,
        ({ from, to }) => to === 'active' && (from === null || from === 'incomplete'),
      )
      return begun
        .filter(({ row }) => row.basis !== 'complimentary')
        .map(({ row, at }) => ({
          recipient: row.creator_id,
          groupKey: dayKey(at),
          person: row.account_id,
          causeId: row.id,
          at,
        }))
    },
  },
  words: ({ names, personCount, fact }) => ({
    title: several(personCount, 'New subscriber', 'New subscribers'),
    message: fact ? `${names} subscribed to ${fact}.` : `${names} subscribed to you.`,
    actionUrl: '/dashboard/subscriptions/subscribers',
  }),
}

const theirs = (fact: string | undefined, name: string) =>
  fact ? `${fact}, ${name}` : `your subscription to ${name}`

/** Told to the fan, with each attempt that failed. */
export const subscriptionFailing: WrittenKind<string> = {
  ...shared,
  name: 'subscription-failing',
  priority: 'high',
  plural: 'failed renewals',
  category: 'paymentUpdates',
  writtenFrom: {
    'billing.subscription-changed': async (tx, events) => {
      const failed = await readChanged(tx, events, ({ by }) => by === 'payment-failed')
      return failed
        .filter(({ row }) => row.state === 'past_due')
        .map(({ row, at }) => ({
          recipient: row.account_id,
          groupKey: row.id,
          person: row.creator_id,
          causeId: row.id,
          at,
        }))
    },
  },
  words: ({ names, fact }) => ({
    title: 'Payment failed',
    message: `We couldn’t renew ${theirs(fact, names)}. Pay now or change your card to keep it.`,
    actionUrl: '/subscriptions',
  }),
}

/** Told to the fan, unless they have just ended it themselves, it was never paid or cost nothing. */
export const subscriptionEnded: WrittenKind<string> = {
  ...shared,
  name: 'subscription-ended',
  priority: 'medium',
  plural: 'ended subscriptions',
  category: 'paymentUpdates',
  writtenFrom: {
    'billing.subscription-changed': async (tx, events) => {
      const ended = await readChanged(
        tx,
        events,
        ({ from, to }) => to === 'expired' && from !== 'incomplete',
      )
      return ended
        .filter(({ row, by }) => {
          const isOwnDoing = by === 'cancel' || row.end_reason === 'ended-by-fan'
          return !isOwnDoing && row.end_reason !== 'never-paid' && row.basis !== 'free'
        })
        .map(({ row, at }) => ({
          recipient: row.account_id,
          groupKey: row.id,
          person: row.creator_id,
          causeId: row.id,
          at,
        }))
    },
  },
  words: ({ names, people, fact }) => ({
    title: 'Subscription ended',
    message: `${fact ? `${fact}, ${names},` : `Your subscription to ${names}`} has ended. You won’t be charged again.`,
    actionUrl: people[0] ? `/profile/${people[0].username}` : '/subscriptions',
  }),
}
