import type { ContentAccess, GiftOffer } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/scope.ts'
import { type GiftRow, stateOf } from './reader.ts'

/** Its link leads somewhere as long as nobody has claimed it and its giver has it not back. */
export const canShare = (gift: GiftRow): Verdict => {
  const state = stateOf(gift)
  if (state === 'claimed') return deny('gift.claimed')
  // Nor while the giver's bank has the money, or for good once it keeps it.
  return state === 'returned' || gift.standing !== 'kept' ? deny('gift.returned') : allow
}

/** What somebody has already cannot be given to them: the link stays good for somebody else. */
export const canTake = ({ open, reason }: ContentAccess): Verdict => {
  if (reason === 'owner') return deny('checkout.own-piece')
  return open && reason === 'bought' ? deny('checkout.owned') : allow
}

/** How the gift stands to whoever looks at it; access is null when the piece is gone. */
export const standingOf = (
  gift: GiftRow,
  actor: Actor,
  access: ContentAccess | null,
): GiftOffer['standing'] => {
  if (actor.kind === 'account' && actor.accountId === gift.claimed_by) return 'yours'
  if (!access || !canShare(gift).allowed) return 'gone'
  if (actor.kind !== 'account') return 'sign-in'
  const { why } = canTake(access)
  if (why === 'checkout.own-piece') return 'own-piece'
  return why ? 'owned' : 'open'
}
