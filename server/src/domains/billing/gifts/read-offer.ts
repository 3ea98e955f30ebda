import type { GiftOffer } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readPeople, readProfile } from '../../profiles/index.ts'
import { giftIdOf, isLinkOf } from './is-link-of.ts'
import { claimStatusOf } from './policy.ts'
import { presentItem } from './presenter.ts'
import { readGift, stateOf } from './reader.ts'
import { readTaking } from './taking.ts'

/** The giver's name is shown to whoever has the link, since they sent it. */
export const readOffer = async (scope: Scope, token: string): Promise<GiftOffer> => {
  const id = giftIdOf(token)
  const gift = id && (await readGift(scope.primary, id))
  if (!gift || !isLinkOf(scope.config, token, gift)) {
    return fail('gift.not-found')
  }
  const giver = await readProfile(scope.db, gift.giver_id)
  return {
    state: stateOf(gift),
    item: presentItem(gift, await readPeople(scope, [gift.creator_id])),
    from: giver?.display_name ?? 'Somebody',
    message: gift.message,
    claimStatus: claimStatusOf(gift, scope.actor, await readTaking(scope, gift)),
  }
}
