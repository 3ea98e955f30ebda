import type { AccountId, Completion, ContentId } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { findByTitle, viewBriefs } from '../catalog/index.ts'
import { findByName, readPeople } from '../profiles/index.ts'
import { orFallback } from './query/away.ts'
import { seenBy } from './query/filters.ts'
import { readHidden } from './query/hidden.ts'
import { equals, liked, tiers } from './query/matching.ts'
import { parseQuery } from './query/parse-query.ts'

/** At most half of what is offered is people. */
const shareOfPeople = 0.5

interface FoundIds {
  readonly contentIds: readonly ContentId[]
  readonly accountIds: readonly AccountId[]
}

const question = (
  index: 'content' | 'people',
  scope: Scope,
  hidden: ReadonlySet<AccountId>,
  text: string,
  size: number,
) => {
  const seen = seenBy(scope.actor, hidden, index === 'content' ? 'creatorId' : 'id')
  const names = index === 'content' ? ['title.exact'] : ['username', 'displayName.exact']
  const begun = { match: { 'names.beginnings': { query: text, operator: 'and' } } }
  return {
    index,
    body: {
      query: {
        bool: {
          must: [{ constant_score: { filter: begun } }],
          should: [liked(1), ...names.map((name) => equals(name, text, tiers.exact))],
          ...seen,
        },
      },
      sort: [{ _score: 'desc' }, { id: 'desc' }],
      track_total_hits: false,
      _source: false,
      size,
    },
  }
}

/** The engine says which; what they are called now is read again, and who may not be seen is left out. */
const present = async (
  scope: Scope,
  { contentIds, accountIds }: FoundIds,
  hidden: ReadonlySet<AccountId>,
  limit: number,
): Promise<Completion[]> => {
  const [briefs, people] = await Promise.all([
    viewBriefs(scope, contentIds),
    readPeople(scope, accountIds),
  ])
  const users = accountIds.flatMap((id): Completion[] => {
    const person = people.get(id)
    if (!person || hidden.has(id)) return []
    // One of two shapes of a reply: with a field more than it declares it would be neither.
    const { category: _, bio: __, ...user } = person
    return [{ type: 'user', id, text: user.displayName, user }]
  })
  const titles = contentIds.flatMap((id): Completion[] => {
    const brief = briefs.get(id)
    if (!brief || hidden.has(brief.creatorId)) return []
    return [{ type: 'content', id, text: brief.title, cover: brief.cover }]
  })
  // Several posts may have one title; leading to the first of them is enough.
  const different = [...new Map(titles.toReversed().map((one) => [one.text, one])).values()]
  return [...users, ...different.toReversed()].slice(0, limit)
}

export const autocomplete = async (scope: Scope, { q, limit }: { q: string; limit: number }) => {
  const hidden = await readHidden(scope)
  const text = parseQuery(q).text.replace(/^@/, '')
  const people = Math.ceil(limit * shareOfPeople)
  const found = await orFallback<FoundIds>(
    scope,
    async () => {
      const [contents, accounts] = await scope.search.search([
        question('content', scope, hidden, text, limit),
        question('people', scope, hidden, text, people),
      ])
      return {
        contentIds: contents.hits.hits.map(({ _id }) => _id as ContentId),
        accountIds: accounts.hits.hits.map(({ _id }) => _id as AccountId),
      }
    },
    async () => ({
      contentIds: await findByTitle(scope.db, text, limit),
      accountIds: await findByName(scope.db, text, people),
    }),
  )
  return { completions: await present(scope, found, hidden, limit) }
}
