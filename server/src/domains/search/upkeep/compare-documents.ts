import { after } from '../../../platform/clock/after.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { kindNames, kinds } from '../kinds/index.ts'
import type { KindName } from '../kinds/kind.ts'
import { drift } from '../metrics.ts'
import { readDocumentsAfter } from '../reader.ts'
import { claimComparison, markDifferent, noteCompared } from '../writer.ts'

const atOnce = 1_000
const leaseMs = 60_000
/** Between two ranges without a difference; after one with, the next follows at once. */
const restMs = 2_000
const roundMs = 3_600_000
/** What was sent a moment ago cannot be found yet. */
const settledMs = 30_000

const readEngine = async (scope: Scope, kind: KindName, reached: string | null) => {
  const { hits } = await scope.search.scan({
    index: kind,
    body: {
      size: atOnce,
      query: reached ? { range: { id: { gt: reached } } } : { match_all: {} },
      sort: [{ id: 'asc' }],
      version: true,
      _source: false,
      track_total_hits: false,
    },
  })
  return hits.hits.map(({ _id: id, _version: version = 0 }) => ({ id, version }))
}

/** Up to where all three are known: those of which there are more end there. */
const commonEnd = (lists: readonly (readonly string[])[]): string | null => {
  const ends = lists.flatMap((ids) => (ids.length === atOnce ? (ids.at(-1) ?? []) : []))
  return ends.toSorted()[0] ?? null
}

/** Compares the next range of ids: what may be found, what was noted as sent, and what the engine has. */
const compareRange = async (scope: Scope, kind: KindName, reached: string | null) => {
  const [findable, rows, engine] = await Promise.all([
    kinds[kind].readIds(scope, reached, atOnce),
    readDocumentsAfter(scope.db, kind, reached, atOnce),
    readEngine(scope, kind, reached),
  ])
  const noted = new Map(rows.map((row) => [row.id, row]))
  const held = new Map(engine.map(({ id, version }) => [id, version]))
  const end = commonEnd([findable, [...noted.keys()], [...held.keys()]])
  const wanted = new Set(findable)
  const settled = after(scope.now(), -settledMs)
  const isDifferent = (id: string) => {
    const row = noted.get(id)
    // What waits will be sent anyway.
    if (row && (row.due_at || (row.sent_at && row.sent_at > settled))) return false
    if (!row || row.is_indexed !== wanted.has(id)) return wanted.has(id) || held.has(id)
    return row.is_indexed ? held.get(id) !== row.version : held.has(id)
  }
  const all = new Set([...wanted, ...noted.keys(), ...held.keys()])
  const suspects = [...all].filter((id) => (end === null || id <= end) && isDifferent(id))
  // Of what is published by somebody who is suspended, nothing belongs into the engine.
  const missing = suspects.filter((id) => !held.has(id))
  const state = await kinds[kind].read(scope, missing)
  const different = suspects.filter((id) => held.has(id) || state.has(id))
  return { different: different.map((id) => ({ id, version: held.get(id) ?? 0 })), end }
}

const compareKind = async (scope: Scope, kind: KindName): Promise<number> => {
  const now = scope.now()
  const claimed = await scope.transact((tx) => claimComparison(tx, kind, now, after(now, leaseMs)))
  if (!claimed) return 0
  const { different, end } = await compareRange(scope, kind, claimed.reached)
  await scope.transact(async (tx) => {
    if (different.length > 0) await markDifferent(tx, kind, different, now)
    const rest = different.length > 0 ? 0 : restMs
    await noteCompared(tx, kind, { reached: end, dueAt: after(now, end ? rest : roundMs) })
  })
  drift.inc({ kind }, different.length)
  return end ? different.length : 0
}

/**
 * A slow walk over everything, range by range. It also finds what was there before there was a search
 * engine, and what the engine has and should not.
 */
export const compareDocuments: DueTask = {
  name: 'search.compare-documents',
  everyMs: 1_000,
  async run(scope) {
    try {
      let different = 0
      for (const kind of kindNames) different += await compareKind(scope, kind)
      return different
    } catch (error) {
      if (error instanceof EngineAway) return 0
      throw error
    }
  },
}
