import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { kindNames, kinds, mappingOf } from '../kinds/index.ts'
import type { KindName } from '../kinds/kind.ts'
import { rebuildDue } from '../metrics.ts'
import { type IndexRow, readIndexes } from '../reader.ts'
import { deleteIndexRow, insertIndex } from '../writer.ts'

/** Another one each time, so that nothing sent to an earlier one reaches it. */
export const newIndex = (kind: KindName, state: IndexRow['state'], now: Date): IndexRow => {
  const mapping = mappingOf(kinds[kind])
  const name = `${kind}-${mapping}-${now.getTime().toString(36)}`
  return { name, kind, state, mapping, reached: null, filled_at: null }
}

/** Its row first: then whoever sends knows it, and two processes cannot make two. */
export const beginIndex = async (scope: Scope, index: IndexRow, before: readonly IndexRow[]) => {
  const { name, kind, state, mapping } = index
  await scope.transact(async (tx) => {
    for (const gone of before) await deleteIndexRow(tx, gone.name)
    await insertIndex(tx, { name, kind, state, mapping }, scope.now())
  })
  await scope.search.createIndex(name, kinds[kind].definition)
}

const keepKind = async (scope: Scope, kind: KindName, rows: readonly IndexRow[]) => {
  const present = await scope.search.listIndexes(`${kind}-`)
  const own = rows.filter((row) => row.kind === kind)
  const live = own.find(({ state }) => state === 'live')
  if (live && present.has(live.name)) {
    rebuildDue.set({ kind }, live.mapping === mappingOf(kinds[kind]) ? 0 : 1)
    const aliases = [...present].filter(([, leading]) => leading.includes(kind))
    const isRight = aliases.length === 1 && aliases[0]?.[0] === live.name
    // Half an index would answer as if it were all there is; without one PostgreSQL answers and says so.
    if (live.filled_at && !isRight) {
      await scope.search.refresh(live.name)
      await scope.search.pointAlias(kind, live.name)
    }
    return
  }
  const index = newIndex(kind, 'live', scope.now())
  const gone = own.filter(({ name }) => !present.has(name))
  await beginIndex(scope, index, gone)
  rebuildDue.set({ kind }, 0)
}

/** At the first start, and when the engine has lost them. What an index held is filled in again. */
export const keepIndexes: DueTask = {
  name: 'search.keep-indexes',
  everyMs: 2_000,
  async run(scope) {
    try {
      const rows = await readIndexes(scope.db)
      for (const kind of kindNames) await keepKind(scope, kind, rows)
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error
    }
    return 0
  },
}
