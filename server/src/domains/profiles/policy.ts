import type { AccountId } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/scope.ts'
import type { ProfileRow } from './reader.ts'

const isOwner = (actor: Actor, id: AccountId) => actor.kind === 'account' && actor.accountId === id

/** Someone else's hidden profile is not there, rather than forbidden. */
export const canSeeProfile = (
  profile: Pick<ProfileRow, 'visibility'> | null,
  actor: Actor,
): Verdict => {
  if (!profile) return deny('profile.not-found')
  if (profile.visibility === 'everyone' || actor.kind === 'account') return allow
  return deny('profile.not-found')
}

export const canEditProfile = (id: AccountId, actor: Actor): Verdict =>
  isOwner(actor, id) ? allow : deny('profile.not-found')

/** Names that would stand for an address, a role or us. */
const reserved = new Set(
  `about account admin administrator analytics api app assets billing blog bugs careers checkout
  content create creator creators dashboard discover everyone explore fanfare feed fanfare_team
  guidelines help home live login logout me messages moderator notifications null official picture
  points press privacy profile public register root safety search security settings signup staff
  static status subscription subscriptions support system team terms transparency undefined upload
  usernames www`.split(/\s+/),
)

export const isReservedUsername = (username: string) => reserved.has(username)
