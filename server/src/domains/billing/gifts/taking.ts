import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Verdict } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { viewContent } from '../../catalog/index.ts'
import { contentResource, giftSource, grantAccess } from '../../entitlements/index.ts'
import { readAccount } from '../../identity/index.ts'
import { beginGiftTerm } from '../subscriptions/gift-term.ts'
import { readAlive } from '../subscriptions/reader/subscriptions.ts'
import { canTakePiece, canTakeTerm } from './policy.ts'
import type { GiftRow, PieceGift, TermGift } from './reader.ts'

interface Looking extends Pick<Scope, 'actor' | 'now'> {
  readonly db: Queryable
}

const takingPiece = async (scope: Looking, gift: PieceGift) => {
  const seen = await viewContent(scope, gift.content_id).catch(() => null)
  return seen && canTakePiece(seen.access)
}

const takingTerm = async ({ actor, db }: Looking, { creator_id: creatorId }: TermGift) => {
  const claimer = actor.kind === 'account' ? actor.accountId : null
  const creator = await readAccount(db, creatorId)
  const alive = claimer && (await readAlive(db, claimer, creatorId))
  return canTakeTerm({ creatorId, isCreator: creator?.role === 'creator', claimer, alive })
}

/** Whether this person may have it; null when there is nothing left to be seen of it. */
export const readTaking = (scope: Looking, gift: GiftRow): Promise<Verdict | null> =>
  gift.tier_id === null ? takingPiece(scope, gift) : takingTerm(scope, gift)

/** A piece for good, or the months that begin now. */
export const handOver = async (
  tx: Transaction,
  { actor: { accountId }, now }: SignedInScope,
  gift: GiftRow,
  timeZone: string,
) => {
  if (gift.tier_id !== null) {
    await beginGiftTerm(tx, gift, { accountId, timeZone }, now())
    return
  }
  const resource = contentResource(gift.content_id)
  const grant = { accountId, resource, source: giftSource, sourceId: gift.order_id }
  await grantAccess(tx, grant, now())
}
