import type { Scope } from '../../../platform/scope.ts'
import { kindNames, kinds, mappingOf } from '../kinds/index.ts'
import type { KindName } from '../kinds/kind.ts'
import { type IndexRow, readIndexes } from '../reader.ts'
import { deleteIndexRow, makeLive } from '../writer.ts'
import { fillNext } from './fill-index.ts'
import { beginIndex, newIndex } from './keep-indexes.ts'

type Report = (line: string) => void

const rowsOf = async (scope: Scope, kind: KindName) =>
  (await readIndexes(scope.db)).filter((row) => row.kind === kind)

/** One that was begun and broke off goes on where it was, unless it is of another mapping or lost. */
const findOrBegin = async (scope: Scope, kind: KindName): Promise<IndexRow> => {
  const present = await scope.search.listIndexes(`${kind}-`)
  const rows = await rowsOf(scope, kind)
  const begun = rows.find(({ state }) => state === 'building')
  const isUsable = begun?.mapping === mappingOf(kinds[kind]) && present.has(begun.name)
  if (begun && isUsable) return begun
  const index = newIndex(kind, 'building', scope.now())
  await beginIndex(scope, index, begun ? [begun] : [])
  return index
}

const fill = async (scope: Scope, kind: KindName, report: Report) => {
  let passed = 0
  for (;;) {
    const building = (await rowsOf(scope, kind)).find(({ state }) => state === 'building')
    if (!building) throw new Error(`the index of ${kind} that was being built is gone`)
    if (building.filled_at) return building
    passed += await fillNext(scope, building)
    report(`${kind}: ${passed} documents`)
  }
}

/** The alias first: should this break off after it, both are written still and it is run again. */
const swap = async (scope: Scope, kind: KindName, built: IndexRow) => {
  await scope.search.refresh(built.name)
  await scope.search.pointAlias(kind, built.name)
  const before = (await rowsOf(scope, kind)).filter(({ state }) => state === 'live')
  await scope.transact(async (tx) => {
    for (const { name } of before) await deleteIndexRow(tx, name)
    await makeLive(tx, built.name)
  })
}

const deleteUnused = async (scope: Scope, kind: KindName) => {
  const used = new Set((await rowsOf(scope, kind)).map(({ name }) => name))
  const present = await scope.search.listIndexes(`${kind}-`)
  for (const name of present.keys()) if (!used.has(name)) await scope.search.deleteIndex(name)
}

/**
 * Every index anew from PostgreSQL, while searching and writing go on: an operator's command, after the
 * mapping has changed. It can be broken off and run again.
 */
export const rebuildIndexes = async (scope: Scope, report: Report = () => {}) => {
  for (const kind of kindNames) {
    await findOrBegin(scope, kind)
    const built = await fill(scope, kind, report)
    await swap(scope, kind, built)
    await deleteUnused(scope, kind)
    report(`${kind}: ${built.name} is live`)
  }
}
