import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@fanfare/ops'
import type { Actor } from '../lib/actor.ts'
import { Figure } from '../lib/figures.ts'
import type { World } from '../lib/world.ts'
import type { Answer, Shelf } from './shelf.ts'
import type { Strike } from './strikes.ts'

/** Whoever searches waits a second for the engine; the rest is room for a busy machine. */
const longestMs = 5_000
const healMs = 90_000
/** While an index is built anew. */
const changes = 3

const figuresOf = (name: string) => ({
  answered: new Figure(`search.${name}-answered`),
  others: new Figure(`search.${name}-others`),
  healed: new Figure(`search.${name}-healed`),
})

interface Struck {
  readonly strike: Strike
  readonly shelf: Shelf
  /** What the engine knew before. */
  readonly before: ReadonlySet<string>
}

const wrongWith = ({ ids, isFallback, ms }: Answer, { strike, shelf, before }: Struck) => {
  if (ms > longestMs) return `an answer took ${Math.round(ms)} ms`
  if (strike.answers !== 'sometimes' && isFallback === strike.answers) {
    return isFallback ? 'PostgreSQL answered' : 'the reply does not say that it is limited'
  }
  const known = [...shelf.published.keys()].filter((id) => isFallback || before.has(id))
  const missing = known.filter((id) => !ids.includes(id))
  return missing.length > 0 ? `${missing.length} posts were not found` : undefined
}

const askOnce = (figure: Figure, struck: Struck) =>
  struck.shelf.search().then(
    (answer) => figure.count(wrongWith(answer, struck)),
    (error: unknown) => figure.count(`a search failed: ${error}`),
  )

/** Everything else goes on as if nothing were wrong. */
const askOthers = async (figure: Figure, { actor, shelf }: { actor: Actor; shelf: Shelf }) => {
  const start = performance.now()
  try {
    await shelf.change()
    await actor.call('readProfile', { params: { username: actor.username } })
    const ms = performance.now() - start
    figure.count(ms > 6 * longestMs ? `changes took ${Math.round(ms)} ms` : undefined)
  } catch (error) {
    figure.count(`a change failed: ${error}`)
  }
}

/** The engine is right again by itself: nobody does anything for it. */
export const heal = async (figure: Figure, shelf: Shelf) => {
  let wrong: string | undefined
  const isRight = async () => {
    wrong = await shelf.whatIsWrong().catch((error: unknown) => `a search failed: ${error}`)
    return wrong === undefined
  }
  await until('the index', isRight, { timeoutMs: healMs, everyMs: 200 }).catch(() => {})
  figure.count(wrong)
}

export const tryStrike = async (
  { strike, shelf, actor }: { strike: Strike; shelf: Shelf; actor: Actor },
  rounds: number,
): Promise<Figure[]> => {
  const figures = figuresOf(strike.name)
  const struck = { strike, shelf, before: new Set(shelf.published.keys()) }
  await strike.begin()
  const askTwice = async () => {
    await askOnce(figures.answered, struck)
    await askOnce(figures.answered, struck)
  }
  for (let round = 0; round < rounds; round++) {
    await askTwice()
    await askOthers(figures.others, { actor, shelf })
    await askTwice()
  }
  await strike.end()
  await heal(figures.healed, shelf)
  return [figures.answered, figures.others, figures.healed]
}

/** While an index is built anew, whatever was there before is in every answer, and all is there at its end. */
export const tryRebuild = async ({ stack }: World, shelf: Shelf): Promise<Figure[]> => {
  const [kept, healed] = [new Figure('search.rebuild-kept'), new Figure('search.rebuild-healed')]
  let isOver = false
  const rebuild = stack.run('search-rebuild').finally(() => {
    isOver = true
  })
  const before = [...shelf.published.keys()]
  const gone = new Set<string>()
  const asking = (async () => {
    while (!isOver) {
      const { ids } = await shelf.search()
      const missing = before.filter((id) => !gone.has(id) && !ids.includes(id))
      kept.count(missing.length > 0 ? `${missing.length} posts were not found` : undefined)
      await sleep(50)
    }
  })()
  for (const id of before.slice(0, changes)) {
    await shelf.put()
    gone.add(id)
    await shelf.takeOut(id)
  }
  await Promise.all([rebuild, asking])
  await heal(healed, shelf)
  return [kept, healed]
}
