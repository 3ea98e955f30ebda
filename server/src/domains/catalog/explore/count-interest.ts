import type { AccountId, ContentId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { addReactors, raiseTrend, takeFirstViews } from '../writer/trend.ts'
import { type Interest, inHalfLives, reacting, viewing, weigh } from './interest.ts'

const day = 86_400_000

/** What is older weighs less than a hundredth. */
export const rememberedMs = 14 * day

const raise = async (
  tx: Transaction,
  interests: readonly Interest[],
  weight: number,
  now: Date,
) => {
  const points = await weigh(tx, interests, weight, now)
  await raiseTrend(tx, points, inHalfLives(now))
}

/** The creator's own views are not stored. */
export const countViewers: DueTask = {
  name: 'catalog.count-viewers',
  everyMs: 5_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const views = await takeFirstViews(tx)
      if (!views) return 0
      await raise(tx, views, viewing, scope.now())
      return 1
    }),
}

interface Reaction {
  readonly contentId: ContentId
  readonly creatorId: AccountId
  readonly person: AccountId
  readonly at: Date
}

/** Creators who like or answer under their own posts are no audience. */
const react = async (tx: Transaction, reactions: readonly Reaction[], now: Date) => {
  const oldest = after(now, -rememberedMs)
  const others = reactions.filter(
    ({ creatorId, person, at }) => person !== creatorId && at >= oldest,
  )
  if (others.length > 0) await raise(tx, await addReactors(tx, others), reacting, now)
}

export const countReactions = subscriber('catalog.count-reactions', {
  'catalog.content-liked': (tx, events, scope) =>
    react(
      tx,
      events.map(({ payload: { contentId, creatorId, accountId }, occurredAt }) => {
        return { contentId, creatorId, person: accountId, at: occurredAt }
      }),
      scope.now(),
    ),
  'catalog.comment-added': (tx, events, scope) =>
    react(
      tx,
      events.map(({ payload: { contentId, creatorId, authorId }, occurredAt }) => {
        return { contentId, creatorId, person: authorId, at: occurredAt }
      }),
      scope.now(),
    ),
})
