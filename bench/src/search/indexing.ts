import { kinds } from '../../../server/src/domains/search/kinds/index.ts'
import type { KindName } from '../../../server/src/domains/search/kinds/kind.ts'
import { readDocumentsAfter, readIndexes } from '../../../server/src/domains/search/reader.ts'
import { fillNext } from '../../../server/src/domains/search/upkeep/fill-index.ts'
import { keepIndexes } from '../../../server/src/domains/search/upkeep/keep-indexes.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave } from '../lib/figure.ts'

const rounds = 7
const batches = 6
const atOnce = 500
const bareIndex = 'content-bare'

const liveOf = async (scope: Scope, kind: KindName) => {
  const rows = await readIndexes(scope.db)
  const live = rows.find((row) => row.kind === kind && row.state === 'live')
  if (!live) throw new Error(`there is no index of ${kind}`)
  return live
}

/** The next batches as a rebuild sends them, in documents a second. */
const fillSome = async (scope: Scope) => {
  const start = performance.now()
  let passed = 0
  for (let batch = 0; batch < batches; batch++) {
    passed += await fillNext(scope, await liveOf(scope, 'content'))
  }
  return (passed / (performance.now() - start)) * 1000
}

/** The same documents, read and written as JSON before the clock starts. */
const bareBatches = async (scope: Scope) => {
  const made: string[] = []
  let after = (await liveOf(scope, 'content')).reached
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
  return made
}

const sendBare = async (scope: Scope) => {
  const made = await bareBatches(scope)
  const start = performance.now()
  for (const body of made) {
    const reply = await fetch(`${scope.config.SEARCH_URL}/_bulk?filter_path=errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
    })
    if ((await reply.text()) !== '{"errors":false}') throw new Error('the bare bulk failed')
  }
  return ((batches * atOnce) / (performance.now() - start)) * 1000
}

export const measureIndexing = async (scope: Scope): Promise<Figure> => {
  await scope.search.createIndex(bareIndex, kinds.content.definition)
  await fillSome(scope)
  await sendBare(scope)
  const figure = await interleave(
    rounds,
    () => fillSome(scope),
    () => sendBare(scope),
  )
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
