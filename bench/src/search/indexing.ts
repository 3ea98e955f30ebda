import { kinds } from '../../../server/src/domains/search/kinds/index.ts'
import type { KindName } from '../../../server/src/domains/search/kinds/kind.ts'
import { readDocumentsAfter, readIndexes } from '../../../server/src/domains/search/reader.ts'
import { fillNext } from '../../../server/src/domains/search/upkeep/fill-index.ts'
import { keepIndexes } from '../../../server/src/domains/search/upkeep/keep-indexes.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave } from '../lib/figure.ts'

const rounds = 7
const atOnce = 500
const bareIndex = 'content-bare'

const liveOf = async (scope: Scope, kind: KindName) => {
  const rows = await readIndexes(scope.db)
  const live = rows.find((row) => row.kind === kind && row.state === 'live')
  if (!live) throw new Error(`there is no index of ${kind}`)
  return live
}

/** The next batches as a rebuild sends them, in documents a second. */
const fillSome = async (scope: Scope, batches: number) => {
  const start = performance.now()
  let passed = 0
  for (let batch = 0; batch < batches; batch++) {
    passed += await fillNext(scope, await liveOf(scope, 'content'))
  }
  return (passed / (performance.now() - start)) * 1000
}

/** The documents behind this one, read and written as JSON before the clock starts. */
const bareBatches = async (scope: Scope, batches: number, reached: string | null) => {
  const made: string[] = []
  let after = reached
  for (let batch = 0; batch < batches; batch++) {
    const rows = await readDocumentsAfter(scope.db, 'content', after, atOnce)
    const state = await kinds.content.read(
      scope,
      rows.map(({ id }) => id),
    )
    const lines = [...state].flatMap(([_id, document]) => [
      JSON.stringify({ index: { _index: `${scope.config.SEARCH_PREFIX}-${bareIndex}`, _id } }),
      JSON.stringify(document),
    ])
    made.push(`${lines.join('\n')}\n`)
    after = rows.at(-1)?.id ?? after
  }
  return { made, after }
}

const sendBare = async (scope: Scope, made: readonly string[]) => {
  const start = performance.now()
  for (const body of made) {
    const reply = await fetch(`${scope.config.SEARCH_URL}/_bulk?filter_path=errors,items.*.error`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
    })
    const answer = await reply.text()
    if (answer !== '{"errors":false}') throw new Error(`the bare bulk failed: ${answer}`)
  }
  return ((made.length * atOnce) / (performance.now() - start)) * 1000
}

/** Of so many posts a small part each time, so that there are enough for every round. */
export const measureIndexing = async (scope: Scope, count: number): Promise<Figure> => {
  const batches = Math.max(1, Math.min(6, Math.floor(count / ((rounds + 1) * atOnce))))
  await scope.search.createIndex(bareIndex, kinds.content.definition)
  // A way of its own through the documents: one that is sent again costs more than a new one.
  let reached: string | null = null
  const bare = async () => {
    const { made, after } = await bareBatches(scope, batches, reached)
    reached = after
    return sendBare(scope, made)
  }
  await fillSome(scope, batches)
  await bare()
  const figure = await interleave(rounds, () => fillSome(scope, batches), bare)
  await scope.search.deleteIndex(bareIndex)
  return { name: 'search.indexing', ...figure, unit: '/s', goal: 0.7, wants: 'at least' }
}

/** All the rest, so that everything can be found. */
export const fillAll = async (scope: Scope, kind: KindName) => {
  for (let live = await liveOf(scope, kind); !live.filled_at; live = await liveOf(scope, kind)) {
    await fillNext(scope, live)
  }
  await keepIndexes.run(scope)
  await scope.search.refresh(kind)
}
