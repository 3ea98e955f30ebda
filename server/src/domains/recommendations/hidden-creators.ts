import type { HiddenPerson } from '@fanfare/contract'
import { type Keys, type PageQuery, readPage } from '../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readPeople } from '../profiles/index.ts'
import { type HiddenKey, readHiddenPage } from './reader/hidden-creators.ts'

const keysOf = ({ since, id }: HiddenKey): Keys => [since.toISOString(), id]

export const listHiddenCreators = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(query, ['hidden', accountId], keysOf, (start) =>
    readHiddenPage(scope.db, accountId, start),
  )
  const people = await readPeople(
    scope,
    shown.map(({ id }) => id),
  )
  const creators = shown.flatMap(({ id, since }): HiddenPerson[] => {
    const person = people.get(id)
    return person ? [{ ...person, since: since.toISOString() }] : []
  })
  return { creators, ...page }
}
