import type { AccountId } from '@fanfare/contract'
import { hidePresence } from '../../../platform/realtime/presence/presence.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readShowingActivity } from './reader.ts'

/**
 * Of whoever hides that they are here nothing is known from now on, also when they have no socket. Their own
 * sockets ask again first, or they would bring them back.
 */
export const tellActivity = async (
  { push, cache, primary }: Pick<Scope, 'push' | 'cache' | 'primary'>,
  accountIds: readonly AccountId[],
) => {
  await push.recheckAccounts(accountIds)
  const showing = await readShowingActivity(primary, accountIds)
  await hidePresence(
    cache,
    accountIds.filter((id) => !showing.has(id)),
  )
}
