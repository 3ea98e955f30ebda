import { after } from '../../../platform/clock/after.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Write } from '../../../platform/search/indexes.ts'
import { kinds } from '../kinds/index.ts'
import type { KindName } from '../kinds/kind.ts'
import { type DocumentKey, readIndexes } from '../reader.ts'
import { claimDocuments, postponeDocuments, settleDocuments } from '../writer.ts'

const atOnce = 500
const leaseMs = 60_000
const againMs = 2_000

const readState = async (scope: Scope, keys: readonly DocumentKey[]) => {
  const state = new Map<string, object>()
  for (const [kind, some] of Map.groupBy(keys, (key) => key.kind)) {
    const found = await kinds[kind].read(
      scope,
      some.map(({ id }) => id),
    )
    for (const [id, document] of found) state.set(id, document)
  }
  return state
}

/**
 * The present state of these, under the versions that were claimed. Which indexes are written is read
 * after the claim: whatever is marked later than an index was begun reaches it, and the walk that fills
 * it reaches the rest.
 */
const send = async (scope: Scope, keys: readonly DocumentKey[]) => {
  const indexes = await readIndexes(scope.db)
  const namesOf = (kind: KindName) =>
    indexes.filter((index) => index.kind === kind).map(({ name }) => name)
  // The first index of a kind is made in a moment.
  const sendable = keys.filter(({ kind }) => namesOf(kind).length > 0)
  const state = await readState(scope, sendable)
  const writes = sendable.flatMap((key) =>
    namesOf(key.kind).map((index) => {
      const write: Write = {
        index,
        id: key.id,
        version: key.version,
        document: state.get(key.id) ?? null,
      }
      return { key, write }
    }),
  )
  const unsettled = await scope.search.bulk(writes.map(({ write }) => write))
  const failed = new Set(
    writes.filter(({ write }) => unsettled.has(write)).map(({ key }) => key.id),
  )
  const sent = sendable.filter(({ id }) => !failed.has(id))
  const sentIds = new Set(sent.map(({ id }) => id))
  await scope.transact(async (tx) => {
    const now = scope.now()
    const isIndexed = ({ id }: DocumentKey) => state.has(id)
    await settleDocuments(tx, sent.filter(isIndexed), true, now)
    await settleDocuments(
      tx,
      sent.filter((key) => !isIndexed(key)),
      false,
      now,
    )
    const rest = keys.filter(({ id }) => !sentIds.has(id))
    await postponeDocuments(tx, rest, after(now, againMs))
  })
  return sent.length
}

/** What has changed goes to the engine in batches. While it is away nothing is lost: rows wait. */
export const sendDocuments: DueTask = {
  name: 'search.send-documents',
  async run(scope) {
    const now = scope.now()
    const until = after(now, leaseMs)
    const keys = await scope.transact((tx) => claimDocuments(tx, now, until, atOnce))
    if (keys.length === 0) return 0
    try {
      return await send(scope, keys)
    } catch (error) {
      await scope.transact((tx) => postponeDocuments(tx, keys, after(scope.now(), againMs)))
      if (!(error instanceof EngineAway)) throw error
      scope.log.warn({ err: error, waiting: keys.length }, 'the search engine is away')
      return 0
    }
  },
}
