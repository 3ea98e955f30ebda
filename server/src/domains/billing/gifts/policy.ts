import type { AccountId, ContentAccess, GiftOffer } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/scope.ts'
import type { SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { type GiftRow, stateOf } from './reader.ts'

/** Its link leads somewhere as long as nobody has claimed it and its giver has it not back. */
export const canShare = (gift: GiftRow): Verdict => {
  const state = stateOf(gift)
  if (state === 'claimed') return deny('gift.claimed')
  // Nor while the giver's bank has the money, or for good once it keeps it.
  return state === 'returned' || gift.refund_status !== 'kept' ? deny('gift.returned') : allow
}

/** We write to strangers only for what was paid for: a free code would make it cost nothing. */
export const canMail = ({ total }: Pick<GiftRow, 'total'>): Verdict =>
  total > 0 ? allow : deny('gift.free')

interface ContentFacts {
  readonly creatorId: AccountId
  readonly claimer: AccountId | null
  /** Null when it has left sale: it was paid for, so it opens all the same. */
  readonly access: ContentAccess | null
}

/** What somebody has already cannot be given to them: the link stays good for somebody else. */
export const canTakeContent = ({ creatorId, claimer, access }: ContentFacts): Verdict => {
  if (claimer === creatorId) return deny('checkout.own-content')
  return access?.open && access.reason === 'bought' ? deny('checkout.owned') : allow
}

interface TermFacts {
  readonly creatorId: AccountId
  /** Whoever has left offers nothing any more, and the gift is on its way back. */
  readonly isCreator: boolean
  readonly claimer: AccountId | null
  /** What the claimer has of this creator. */
  readonly alive: Pick<SubscriptionRow, 'state'> | null
}

export const canTakeTerm = ({ creatorId, isCreator, claimer, alive }: TermFacts): Verdict => {
  if (!isCreator) return deny('gift.returned')
  if (claimer === creatorId) return deny('checkout.own-content')
  if (!alive) return allow
  // Its first payment may still happen.
  return deny(alive.state === 'incomplete' ? 'order.in-progress' : 'subscription.exists')
}

/** How the gift stands to whoever looks at it, given whether they may take it, if it is there. */
export const claimStatusOf = (
  gift: GiftRow,
  actor: Actor,
  taking: Verdict | null,
): GiftOffer['claimStatus'] => {
  if (actor.kind === 'account' && actor.accountId === gift.claimed_by) return 'yours'
  const why = taking?.why
  if (!taking || !canShare(gift).allowed || why === 'gift.returned') return 'gone'
  if (why === 'gift.unavailable') return 'unavailable'
  if (actor.kind !== 'account') return 'sign-in'
  if (why === 'checkout.own-content') return 'own'
  return why ? 'owned' : 'open'
}
