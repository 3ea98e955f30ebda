import type { AccountId, ContentFields, ContentId } from '@fanfare/contract'
import { deliverAll } from '../../../../test/deliver-all.ts'
import type { World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { catalogRoutes } from '../../catalog/index.ts'
import { profileRoutes, profileSubscribers } from '../../profiles/index.ts'
import { searchContent } from '../search-content.ts'
import { searchUsers } from '../search-users.ts'
import { searchSubscribers } from '../subscribers.ts'
import { fillIndexes } from '../upkeep/fill-index.ts'
import { keepIndexes } from '../upkeep/keep-indexes.ts'
import { markCreators } from '../upkeep/mark-creators.ts'
import { sendDocuments } from '../upkeep/send-documents.ts'

export const exchange = {} as Exchange

/** A bench has one too, whose clock is the machine's and moves by itself. */
export type Place = Pick<World, 'scope'> & Partial<Pick<World, 'clock'>>

export const deliverChanges = (world: Place) =>
  deliverAll(world, [...profileSubscribers, ...searchSubscribers])

/** Everything that has happened is in the engine and can be found. */
export const catchUp = async (world: Place) => {
  await deliverChanges(world)
  const system = world.scope({ kind: 'system' })
  for (const task of [keepIndexes, fillIndexes, keepIndexes]) await runDue(system, [task])
  await runDue(system, [markCreators])
  await runDue(system, [sendDocuments])
  await system.search.refresh('content')
  await system.search.refresh('people')
}

/** Somebody with this name whose email address is confirmed. */
export const creatorNamed = async (world: Place, displayName: string): Promise<SignedInScope> => {
  const creator = await person(world, true)
  const { accountId } = creator.actor
  await world.scope().transact(async (tx) => tx.emit('identity.email-verified', { accountId }))
  await rename(creator, displayName)
  return creator
}

export const rename = (creator: SignedInScope, displayName: string) => {
  const params = { id: creator.actor.accountId }
  const request = { params, query: undefined, body: { displayName } }
  return profileRoutes.updateProfile(creator, request, exchange)
}

const article = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** A published article; `words` is what it says. */
export const publish = async (
  { clock }: Place,
  creator: SignedInScope,
  { words = 'Nothing else.', ...fields }: Partial<ContentFields> & { words?: string },
): Promise<ContentId> => {
  const body = { type: 'article', article: article(words), ...fields } as const
  const made = { params: undefined, query: undefined, body }
  const { content } = await catalogRoutes.createContent(creator, made, exchange)
  const id = content.id as ContentId
  clock?.advance(1_000)
  await catalogRoutes.publishContent(
    creator,
    {
      params: { id },
      query: undefined,
      body: { when: 'ready', rightsConfirmed: true },
    },
    exchange,
  )
  return id
}

const query = { page: 1, limit: 20, currency: 'USD' } as const
type More = Partial<Omit<Parameters<typeof searchContent>[1], 'q' | 'filters'>> & {
  filters?: object | undefined
}
const asked = (q: string, { filters, ...more }: More) => ({
  ...query,
  ...more,
  q,
  filters: filters && JSON.stringify(filters),
})

export const search = (scope: Scope, q: string, more: More = {}) =>
  searchContent(scope, asked(q, more))
export const searchPeople = (scope: Scope, q: string, more: More = {}) =>
  searchUsers(scope, asked(q, more))

export const find = async (scope: Scope, q: string, more: More = {}): Promise<ContentId[]> =>
  (await search(scope, q, more)).results.map(({ id }) => id)
export const findPeople = async (scope: Scope, q: string): Promise<AccountId[]> =>
  (await searchPeople(scope, q)).results.map(({ id }) => id)
