import { kinds } from '../../../server/src/domains/search/kinds/index.ts'
import type { KindName } from '../../../server/src/domains/search/kinds/kind.ts'
import { readDocumentsAfter } from '../../../server/src/domains/search/reader.ts'
import { keepIndexes } from '../../../server/src/domains/search/upkeep/keep-indexes.ts'
import { noteFilled } from '../../../server/src/domains/search/writer.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { liveOf } from './indexing.ts'

const atOnce = 1_000
const walkers = 3

/**
 * All that measuring has left, so that everything can be found: the documents a rebuild would send, read and
 * written by the same functions, but by several at once and without making them findable every second.
 */
export const fillRest = async (scope: Scope, kind: KindName) => {
  const live = await liveOf(scope, kind)
  const set = async (refreshInterval: string) => {
    const reply = await fetch(
      `${scope.config.SEARCH_URL}/${scope.config.SEARCH_PREFIX}-${live.name}/_settings`,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ index: { refresh_interval: refreshInterval } }),
      },
    )
    if (!reply.ok) throw new Error(`the engine refused a setting: ${await reply.text()}`)
  }
  let rows = readDocumentsAfter(scope.db, kind, live.reached, atOnce)
  const takeRows = () => {
    const taken = rows
    rows = taken.then((some) => {
      const last = some.at(-1)
      return last ? readDocumentsAfter(scope.db, kind, last.id, atOnce) : []
    })
    return taken
  }
  const walk = async () => {
    for (let some = await takeRows(); some.length > 0; some = await takeRows()) {
      const state = await kinds[kind].read(
        scope,
        some.map(({ id }) => id),
      )
      const writes = some.flatMap(({ id, version }) => {
        const document = state.get(id)
        return document ? [{ index: live.name, id, version, document }] : []
      })
      const unsettled = await scope.search.bulk(writes)
      if (unsettled.size > 0) throw new Error(`the engine refused ${unsettled.size} documents`)
    }
  }
  await set('-1')
  await Promise.all(Array.from({ length: walkers }, walk))
  await set('1s')
  await scope.transact((tx) =>
    noteFilled(tx, live.name, { reached: live.reached, filled_at: scope.now() }),
  )
  await keepIndexes.run(scope)
  await scope.search.refresh(kind)
}
