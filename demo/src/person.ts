import type { AccountId, ParsedRequest, ReplyBody, Routes } from '@fanfare/contract'
import { billingRoutes } from '../../server/src/domains/billing/index.ts'
import { catalogRoutes } from '../../server/src/domains/catalog/index.ts'
import { messagingRoutes } from '../../server/src/domains/messaging/index.ts'
import { profileRoutes, readProfileByUsername } from '../../server/src/domains/profiles/index.ts'
import { socialRoutes } from '../../server/src/domains/social/index.ts'
import type { Exchange } from '../../server/src/platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../server/src/platform/scope.ts'

/** The scope this person would have after signing in. */
export const scopeOfPerson = async (scope: Scope, username: string): Promise<SignedInScope> => {
  const profile = await readProfileByUsername(scope.db, username)
  if (!profile) throw new Error(`the demo world has no @${username}`)
  const accountId = profile.account_id as AccountId
  const role = profile.creator_since ? 'creator' : 'fan'
  return { ...scope, actor: { kind: 'account', accountId, sessionId: accountId as never, role } }
}

/** The same person at another time: what they do is dated then. */
export const at = (scope: SignedInScope, then: Date): SignedInScope => ({
  ...scope,
  now: () => then,
})

const routes = {
  ...profileRoutes,
  ...socialRoutes,
  ...catalogRoutes,
  ...billingRoutes,
  ...messagingRoutes,
}
type DemoRoute = keyof typeof routes

type Call = (scope: SignedInScope, request: object, exchange: Exchange) => Promise<unknown>

/**
 * What somebody does in the app, by the handlers that answer the app. In this process and not over
 * HTTP, because the demo world has a past and requests have none.
 */
export const call = async <Name extends DemoRoute>(
  scope: SignedInScope,
  name: Name,
  request: Partial<ParsedRequest<Routes[Name]>>,
): Promise<ReplyBody<Routes[Name]>> => {
  const handle = routes[name] as unknown as Call
  return (await handle(scope, request, {} as Exchange)) as ReplyBody<Routes[Name]>
}
