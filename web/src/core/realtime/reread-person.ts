import type { CreatorCard, ProfileView } from '@fanfare/contract'
import type { QueryClient } from '@tanstack/react-query'
import { readOf } from '../api/api.ts'
import type { PagesOf } from '../api/pages.ts'
import { viewerQuery } from '../session/viewer.ts'

export type Person = { readonly id: string; readonly username: string }
type CreatorPages = PagesOf<'listCreators'>

const isProfileOf = (id: string) => (query: { state: { data: unknown } }) =>
  (query.state.data as { user?: ProfileView } | undefined)?.user?.id === id

const inLists = (queries: QueryClient, change: (cards: CreatorCard[]) => CreatorCard[]) =>
  queries.setQueriesData<CreatorPages>(
    { queryKey: ['listCreators'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, creators: change(page.creators) })),
      },
  )

const isListed = (queries: QueryClient, id: string) =>
  queries
    .getQueriesData<CreatorPages>({ queryKey: ['listCreators'] })
    .some(([, list]) => list?.pages.some((page) => page.creators.some((card) => card.id === id)))

/** Lists of people may come from a cache that is minutes old, so the one who changed is put in by hand. */
const rereadInLists = async (queries: QueryClient, { id, username }: Person) => {
  const read = readOf('readProfile', { params: { username } })
  const answer = await queries
    .fetchQuery({ ...read, staleTime: 0, retry: false })
    .catch((error) => error)
  if ('user' in answer) {
    inLists(queries, (cards) => cards.map((card) => (card.id === id ? answer.user : card)))
  } else if (answer.problem?.code === 'profile.not-found') {
    inLists(queries, (cards) => cards.filter((card) => card.id !== id))
  }
}

/** Everything on this page that shows this person reads them again. */
export const rereadPerson = (queries: QueryClient, person: Person) => {
  if (queries.getQueryData(viewerQuery.queryKey)?.user.id === person.id) {
    void queries.invalidateQueries(viewerQuery)
  }
  void queries.invalidateQueries({ queryKey: ['readProfile'], predicate: isProfileOf(person.id) })
  if (isListed(queries, person.id)) void rereadInLists(queries, person)
}
