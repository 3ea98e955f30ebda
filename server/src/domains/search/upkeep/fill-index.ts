import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { kinds } from '../kinds/index.ts'
import { type IndexRow, readDocumentsAfter, readIndexes } from '../reader.ts'
import { noteFilled } from '../writer.ts'

const atOnce = 500

/**
 * The next documents in the order of ids go into this index alone, under the versions they have. What
 * changes meanwhile is sent to it under a higher one, before or after. Answers how many rows it passed.
 */
export const fillNext = async (scope: Scope, index: IndexRow): Promise<number> => {
  const rows = await readDocumentsAfter(scope.db, index.kind, index.reached, atOnce)
  const ids = rows.map(({ id }) => id)
  const state = await kinds[index.kind].read(scope, ids)
  const writes = rows.flatMap(({ id, version }) => {
    const document = state.get(id)
    return document ? [{ index: index.name, id, version, document }] : []
  })
  const unsettled = await scope.search.bulk(writes)
  if (unsettled.size > 0) throw new EngineAway('OpenSearch', `it refused ${unsettled.size} writes`)
  const isFilled = rows.length < atOnce
  const filled = {
    reached: ids.at(-1) ?? index.reached,
    filled_at: isFilled ? scope.now() : null,
  }
  await scope.transact((tx) => noteFilled(tx, index.name, filled))
  return rows.length
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
