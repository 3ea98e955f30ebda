import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type GrantOptions, grantSession, handOver } from '../sessions/grant.ts'
import { lockAccount } from '../writer/accounts.ts'

/** Signs in someone who has just proved who they are in another way, such as registering. */
export const startSession = async (
  scope: Scope,
  exchange: Exchange,
  accountId: string,
  options: GrantOptions,
) => {
  const granted = await scope.transact(async (tx) =>
    grantSession(scope, tx, exchange, await lockAccount(tx, accountId), options),
  )
  return handOver(scope, exchange, granted)
}
