import type { AccountId } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Actor } from '../../platform/scope.ts'
import type { ProfileRow } from './reader.ts'

const isOwner = (actor: Actor, id: AccountId) => actor.kind === 'account' && actor.accountId === id

/** `blocked`: one of the two has blocked the other, and that alone hides them. */
export type Sight = 'seen' | 'blocked' | 'hidden'

export interface Seeable extends Pick<ProfileRow, 'visibility' | 'suspended_at'> {
  /** From whoever asks, by a block between the two. */
  readonly is_blocked: boolean
}

/**
 * A hidden profile is not there, rather than forbidden. Whoever shows something of a person reads them
 * by `seen/reader.ts`, which asks here: so this alone hides someone who is suspended from everybody, and those
 * between whom there is a block from each other, with all their work.
 */
export const sightOf = (profile: Seeable | null, actor: Actor): Sight => {
  if (!profile || profile.suspended_at) return 'hidden'
  if (profile.visibility !== 'everyone' && actor.kind !== 'account') return 'hidden'
  return profile.is_blocked ? 'blocked' : 'seen'
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
