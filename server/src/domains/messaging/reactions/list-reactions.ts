import type { MessageId } from '@fanfare/contract'
import { type PageQuery, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { requireReadMessage } from '../messages/require-read-message.ts'
import { type ReactionRow, readReactionPage } from './reader.ts'

/** The latest first. A page leaves out whom the reader may not see. */
export const listReactions = async (scope: SignedInScope, id: MessageId, query: PageQuery) => {
  const { row } = await requireReadMessage(scope.db, scope.actor, id)
  const { shown, ...page } = await readPage(
    query,
    ['reactions', id],
    ({ reacted_at, account_id }: ReactionRow) => [reacted_at.toISOString(), account_id],
    (start) => readReactionPage(scope.db, row, start),
  )
  const people = await readPeople(
    scope,
    shown.map(({ account_id }) => account_id),
  )
  const reactions = shown.flatMap(({ account_id, emoji }) => {
    const person = people.get(account_id)
    if (!person) return []
    const { id: personId, username, displayName, picture } = person
    return [{ emoji, person: { id: personId, username, displayName, picture } }]
  })
  return { reactions, ...page }
}
