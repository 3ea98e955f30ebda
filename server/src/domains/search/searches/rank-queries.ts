import { after } from '../../../platform/clock/after.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { existsQuestion } from '../query/content-query.ts'
import { parseQuery } from '../query/parse-query.ts'
import { isShowable } from './normalize.ts'
import { countSearchers, type PopularQuery } from './reader.ts'
import { replacePopular } from './writer.ts'

const day = 86_400_000
const countedDays = 7
/** So many different people, since what few search for may say who they are. */
export const leastPeople = 20
const kept = 2_000
const atOnce = 50

/**
 * Those that find a post which everyone may see. The name of somebody who publishes nothing finds none,
 * whoever they are to the people who search for it.
 */
const thatFind = async (scope: Scope, queries: readonly PopularQuery[]) => {
  const asked = {
    filters: {},
    currency: 'USD',
    actor: { kind: 'anonymous' },
    hidden: new Set<never>(),
    now: scope.now(),
  } as const
  const found: PopularQuery[] = []
  for (let from = 0; from < queries.length; from += atOnce) {
    const some = queries.slice(from, from + atOnce)
    const answers = await scope.search.search(
      some.map(({ normalized }) => existsQuestion({ ...asked, parsed: parseQuery(normalized) })),
    )
    found.push(...some.filter((_, at) => (answers[at]?.hits.total?.value ?? 0) > 0))
  }
  return found
}

/** What enough people have searched for lately, anew each time: it goes as it came. */
export const rankQueries: DueTask = {
  name: 'search.rank-queries',
  everyMs: 300_000,
  async run(scope) {
    const since = after(scope.now(), -countedDays * day)
    const counted = await countSearchers(scope.db, since, leastPeople, kept)
    try {
      const showable = counted.filter(({ normalized }) => isShowable(normalized))
      const popular = await thatFind(scope, showable)
      await scope.transact((tx) => replacePopular(tx, popular))
    } catch (error) {
      // Until it is back, what was shown stays.
      if (!(error instanceof EngineAway)) throw error
    }
    return 0
  },
}
