import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { kinds } from '../kinds/index.ts'
import { type IndexRow, readDocumentsAfter, readIndexes } from '../reader.ts'
import { noteFilled } from '../writer.ts'

const atOnce = 500
const batches = 10

/** The next documents in the order of ids, as they are now and under the versions they have. */
const readBatch = async (scope: Scope, index: IndexRow, reached: string | null) => {
  const rows = await readDocumentsAfter(scope.db, index.kind, reached, atOnce)
  const ids = rows.map(({ id }) => id)
  const state = await kinds[index.kind].read(scope, ids)
  const writes = rows.flatMap(({ id, version }) => {
    const document = state.get(id)
    return document ? [{ index: index.name, id, version, document }] : []
  })
  return { writes, count: rows.length, reached: ids.at(-1) ?? reached }
}
type Batch = Awaited<ReturnType<typeof readBatch>>

const sendBatch = async (scope: Scope, index: IndexRow, { writes, count, reached }: Batch) => {
  const unsettled = await scope.search.bulk(writes)
  if (unsettled.size > 0) throw new EngineAway('OpenSearch', `it refused ${unsettled.size} writes`)
  const filled = { reached, filled_at: count < atOnce ? scope.now() : null }
  await scope.transact((tx) => noteFilled(tx, index.name, filled))
}

/**
 * Some more documents go into this index alone. What changes meanwhile is sent to it under a higher
 * version, before or after. While the engine works on one batch the next is read, since each of the two
 * takes about as long. Answers how many rows it passed.
 */
export const fillNext = async (scope: Scope, index: IndexRow): Promise<number> => {
  let passed = 0
  let batch: Batch | undefined = await readBatch(scope, index, index.reached)
  for (let sent = 1; batch; sent++) {
    const goesOn: boolean = batch.count === atOnce && sent < batches
    const [next]: (Batch | undefined)[] = await Promise.all([
      goesOn ? readBatch(scope, index, batch.reached) : undefined,
      sendBatch(scope, index, batch).then(() => undefined),
    ])
    passed += batch.count
    batch = next
  }
  return passed
}

/** A live index that was made anew, since the engine had lost it. */
export const fillIndexes: DueTask = {
  name: 'search.fill-indexes',
  async run(scope) {
    const indexes = await readIndexes(scope.db)
    const unfilled = indexes.find(({ state, filled_at }) => state === 'live' && !filled_at)
    return unfilled ? fillNext(scope, unfilled) : 0
  },
}
