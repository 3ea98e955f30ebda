import { kinds } from '../../../server/src/domains/search/kinds/index.ts'
import type { KindName } from '../../../server/src/domains/search/kinds/kind.ts'
import { readDocumentsAfter, readIndexes } from '../../../server/src/domains/search/reader.ts'
import { fillNext } from '../../../server/src/domains/search/upkeep/fill-index.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave } from '../lib/figure.ts'

/** As many as a rebuild sends before it looks up again. */
const batches = 10
const atOnce = 500
const bareIndex = 'content-bare'

export const liveOf = async (scope: Scope, kind: KindName) => {
  const rows = await readIndexes(scope.db)
  const live = rows.find((row) => row.kind === kind && row.state === 'live')
  if (!live) throw new Error(`there is no index of ${kind}`)
  return live
}

/** The next documents as a rebuild sends them, in documents a second. */
const fillSome = async (scope: Scope) => {
  const start = performance.now()
  const passed = await fillNext(scope, await liveOf(scope, 'content'))
  return (passed / (performance.now() - start)) * 1000
}

/** The documents behind this one, read and written as JSON before the clock starts. */
const bareBatches = async (scope: Scope, reached: string | null) => {
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

/** On the first part of the posts: as many rounds as they allow, since every document is sent once. */
export const measureIndexing = async (scope: Scope, count: number): Promise<Figure> => {
  const rounds = Math.max(1, Math.min(7, Math.floor(count / (batches * atOnce)) - 2))
  await scope.search.createIndex(bareIndex, kinds.content.definition)
  // A way of its own through the documents: one that is sent again costs more than a new one.
  let reached: string | null = null
  const bare = async () => {
    const { made, after } = await bareBatches(scope, reached)
    reached = after
    return sendBare(scope, made)
  }
  await fillSome(scope)
  await bare()
  const figure = await interleave(rounds, () => fillSome(scope), bare)
  await scope.search.deleteIndex(bareIndex)
  return { name: 'search.indexing', ...figure, unit: '/s', goal: 0.7, wants: 'at least' }
}
