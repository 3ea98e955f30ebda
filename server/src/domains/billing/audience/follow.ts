import { isDeepStrictEqual } from 'node:util'
import type { AccountId, SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readProfiles } from '../../profiles/index.ts'
import { readSubscriptionRows } from '../subscriptions/reader/subscriptions.ts'
import { factsOf, searchable } from './facts.ts'
import { lockCounted, readTried } from './reader.ts'
import { countsOf } from './sums.ts'
import { addSums, renameRows, storeRows } from './writer.ts'

/**
 * What these subscriptions are now replaces what they were counted as. It does not matter how often
 * or in which order it is told; a renewal changes nothing of it and writes nothing.
 */
export const followSubscriptions = async (tx: Transaction, ids: readonly SubscriptionId[]) => {
  const counted = await lockCounted(tx, ids)
  const rows = await readSubscriptionRows(tx, ids)
  const fresh = rows.filter(({ id }) => !counted.has(id))
  const tried = await readTried(tx, fresh)
  const fans = fresh.map(({ account_id }) => account_id)
  const profiles = await readProfiles(tx, fans)
  const people = new Map(profiles.map((profile) => [profile.account_id, profile]))
  const changes = rows.flatMap((row) => {
    const before = counted.get(row.id)
    const known = { person: people.get(row.account_id), hadTrial: tried.has(row.id) }
    const after = factsOf(row, before, known)
    return after && !isDeepStrictEqual({ ...before }, after) ? [{ before, after }] : []
  })
  if (changes.length === 0) return
  const changed = changes.map(({ after }) => after)
  await storeRows(tx, changed)
  const removed = changes.flatMap(({ before }) => (before ? [countsOf(before, -1)] : []))
  await addSums(tx, [...removed, ...changed.map((row) => countsOf(row, 1))])
  for (const creatorId of new Set(changes.map(({ after }) => after.creator_id))) {
    tx.emit('billing.audience-changed', { creatorId })
  }
}

/** They are looked for by what they are called now. */
export const followNames = async (tx: Transaction, ids: readonly AccountId[]) => {
  const people = (await readProfiles(tx, ids)).map((profile) => ({
    accountId: profile.account_id,
    username: searchable(profile.username),
    name: searchable(profile.display_name),
  }))
  if (people.length > 0) await renameRows(tx, people)
}
