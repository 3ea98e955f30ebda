import type { AccountId, HiddenPerson } from '@fanfare/contract'
import { type Keys, type PageQuery, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { type HiddenKey, readBlocked, readMuted } from './reader.ts'

const keysOf = ({ since, id }: HiddenKey): Keys => [since.toISOString(), id]

type People = Awaited<ReturnType<typeof readPeople>>

const present = (shown: readonly HiddenKey[], people: People): HiddenPerson[] =>
  shown.flatMap(({ id, since }) => {
    const person = people.get(id)
    return person ? [{ ...person, since: since.toISOString() }] : []
  })

const idsOf = (shown: readonly HiddenKey[]): AccountId[] => shown.map(({ id }) => id)

/** The one list that names people despite a block: how else would it be taken back. */
export const listBlocked = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(query, ['blocked', accountId], keysOf, (start) =>
    readBlocked(scope.db, accountId, start),
  )
  const people = await readPeople(scope, idsOf(shown), { despiteBlocks: true })
  return { blocked: present(shown, people), ...page }
}

export const listMuted = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(query, ['muted', accountId], keysOf, (start) =>
    readMuted(scope.db, accountId, start),
  )
  return { muted: present(shown, await readPeople(scope, idsOf(shown))), ...page }
}
