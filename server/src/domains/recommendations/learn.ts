import type { AccountId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Doing, type DoingKey, readDoings } from '../catalog/index.ts'
import { paidSources, readPurchasesAmong } from '../entitlements/index.ts'
import { weightOf } from './ranking/weights.ts'
import {
  type EngagementRow,
  putEngagements,
  readKnownShares,
  removeEngagements,
  trimEngagements,
} from './writer/engagements.ts'
import { lockFans, noteFansDue } from './writer/fans.ts'
import { notePostsDue } from './writer/neighbours.ts'

/** What somebody does is worked in together with what they do next. */
export const soonMs = 60_000
/** Audiences change slower than tastes: many people are counted at once, and no post more often. */
export const countAgainMs = 10 * 60_000

/** Something that happened between a fan and a post; `openedAt` of what has no length to watch. */
export interface Happening extends DoingKey {
  readonly openedAt?: Date
}

const keyOf = ({ accountId, contentId }: DoingKey) => `${accountId}:${contentId}`

const latestOf = (instants: readonly (Date | null | undefined)[], otherwise: Date) => {
  const times = instants.flatMap((each) => each?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : otherwise
}

interface Known {
  readonly bought: Date | null
  readonly opened: Date | null
}

const engagementOf = (doing: Doing, { bought, opened }: Known, now: Date): EngagementRow => {
  const share = doing.share ?? (opened ? 1 : 0)
  const weight = weightOf({
    share,
    liked: doing.likedAt !== null,
    saved: doing.savedAt !== null,
    commented: doing.commentedAt !== null,
    bought: bought !== null,
  })
  const done = [doing.likedAt, doing.savedAt, doing.commentedAt, doing.playedAt, bought, opened]
  return {
    account_id: doing.accountId,
    content_id: doing.contentId,
    creator_id: doing.creatorId,
    category: doing.category,
    tags: doing.tags,
    share,
    weight,
    is_bought: bought !== null,
    at: latestOf(done, now),
  }
}

/**
 * Brings what is known of these fans and posts up to what is true now, so neither order nor repetition
 * of what happened matters. Nothing is noted of those who have turned recommendations off.
 */
export const learn = async (tx: Transaction, happenings: readonly Happening[], now: Date) => {
  const fans = await lockFans(
    tx,
    happenings.map(({ accountId }) => accountId),
  )
  const asked = new Map(
    happenings.filter(({ accountId }) => fans.has(accountId)).map((each) => [keyOf(each), each]),
  )
  if (asked.size === 0) return
  const keys = [...asked.values()]
  const doings = await readDoings(tx, keys)
  const purchases = await readPurchasesAmong(tx, keys, paidSources)
  const before = await readKnownShares(tx, keys)
  const bought = new Map(purchases.map((each) => [keyOf(each), each.since]))
  const openedBefore = new Map(
    before.filter(({ share }) => share > 0).map((each) => [keyOf(each), each.at]),
  )
  const openedNow = new Map(
    happenings.flatMap((each) => (each.openedAt ? [[keyOf(each), each.openedAt] as const] : [])),
  )
  const rows = doings
    .filter(({ accountId, creatorId }) => accountId !== creatorId)
    .map((doing) => {
      const key = keyOf(doing)
      const opened = openedNow.get(key) ?? openedBefore.get(key) ?? null
      return engagementOf(doing, { bought: bought.get(key) ?? null, opened }, now)
    })
    .filter(({ weight }) => weight > 0)
  const kept = new Set(
    rows.map((row) => keyOf({ accountId: row.account_id, contentId: row.content_id })),
  )
  await putEngagements(tx, rows)
  const gone = await removeEngagements(
    tx,
    keys.filter((key) => !kept.has(keyOf(key))),
  )
  const active = [...new Set(keys.map(({ accountId }): AccountId => accountId))]
  const old = await trimEngagements(tx, active)
  const changed = [...rows.map(({ content_id }) => content_id), ...gone, ...old]
  await notePostsDue(tx, changed, after(now, countAgainMs))
  await noteFansDue(tx, active, after(now, soonMs))
}
