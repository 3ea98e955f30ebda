import type { AccountId } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { StoredEvent } from '../../platform/events/store.ts'
import type { WritingScope } from '../../platform/scope.ts'
import { readPublished } from '../catalog/index.ts'
import { readSuspended } from '../profiles/index.ts'
import { insertFanouts } from './channels/fanout/writer.ts'
import { writtenKinds } from './kinds/index.ts'
import { keptMs } from './policy.ts'
import { readAnnounced } from './reader/publishes.ts'
import { tellReaders } from './take-back.ts'
import { hideNoticesOf, lockNumbers } from './writer/notices.ts'
import { insertPublishes, removePublishes } from './writer/publishes.ts'

/** One event for each creator, whatever number of people follow them. */
const tellFollowers = (tx: Transaction, creators: readonly AccountId[]) => {
  for (const creatorId of new Set(creators)) {
    tx.emit('notifications.publishes-changed', { creatorId })
  }
}

type Gone = StoredEvent<
  'catalog.content-unpublished' | 'catalog.content-deleted' | 'catalog.content-taken-down'
>

/**
 * A row for a post, once, and one by which its followers are gone through later. It is known by its row for as long as rows are kept; what was published for the
 * first time before that is no news either.
 */
export const announce = async (
  tx: Transaction,
  events: readonly StoredEvent<'catalog.content-published'>[],
  scope: WritingScope,
) => {
  const ids = events.map(({ payload }) => payload.contentId)
  const published = await readPublished(tx, ids)
  const known = await readAnnounced(tx, ids)
  const oldest = after(scope.now(), -keptMs)
  const fresh = published.filter(({ id, publishedAt }) => !known.has(id) && publishedAt > oldest)
  if (fresh.length === 0) return
  const creators = fresh.map(({ creatorId }) => creatorId)
  const suspended = await readSuspended(tx, creators)
  await lockNumbers(tx)
  const inTurn = fresh.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime())
  const publishes = inTurn.map(({ id, creatorId, publishedAt }) => ({
    contentId: id,
    creatorId,
    at: publishedAt,
  }))
  await insertFanouts(tx, await insertPublishes(tx, publishes, suspended), scope.now())
  tellFollowers(tx, creators)
}

const endingKinds = writtenKinds.flatMap((kind) => (kind.endsWithPost ? kind.name : []))

/** What was told of a post goes with it, unless it is back already. */
export const endAnnouncements = async (
  tx: Transaction,
  events: readonly Gone[],
  scope: WritingScope,
) => {
  const ids = events.map(({ payload }) => payload.contentId)
  const published = await readPublished(tx, ids)
  const back = new Set(published.map(({ id }) => id))
  const gone = ids.filter((id) => !back.has(id))
  if (gone.length === 0) return
  tellFollowers(tx, await removePublishes(tx, gone, scope.now()))
  tellReaders(tx, await hideNoticesOf(tx, gone, endingKinds, scope.now()))
}
