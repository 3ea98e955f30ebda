import type { AccountId } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'
import type { Actor, SignedIn } from '../../platform/scope.ts'
import type { ProfileRow } from '../profiles/index.ts'

export const isSelf = (id: AccountId, actor: Actor) =>
  actor.kind === 'account' && actor.accountId === id

/** Creators only, of those whom this person may see. */
export const canFollow = (profile: ProfileRow, actor: SignedIn): Verdict => {
  if (isSelf(profile.account_id, actor)) return deny('follow.own')
  return profile.creator_since ? allow : deny('follow.not-a-creator')
}

/** Whom somebody follows is theirs to show; until then there is no such list. */
export const canSeeFollowing = (
  { account_id }: ProfileRow,
  showsFollowing: boolean,
  actor: Actor,
): Verdict => (showsFollowing || isSelf(account_id, actor) ? allow : deny('profile.not-found'))
