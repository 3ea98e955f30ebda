import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { DomainError, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import { accountOf, type Scope, type SignedInScope } from '../../../platform/scope.ts'
import { isContentLeft, readTakenDown, viewAsGiftReceiver } from '../../catalog/index.ts'
import { readAccount } from '../../identity/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import { closeAccess, openAccess } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { beginGiftTerm } from '../subscriptions/gift-term.ts'
import { readAlive } from '../subscriptions/reader/subscriptions.ts'
import { canTakeContent, canTakeTerm } from './policy.ts'
import type { ContentGift, GiftRow, TermGift } from './reader.ts'
import { changeGift } from './writer.ts'

/** Both are locked. */
export interface Claimable {
  readonly order: OrderRow
  readonly gift: GiftRow
}

interface Looking extends Pick<Scope, 'actor' | 'now'> {
  readonly db: Queryable
}

const readAccess = async (scope: Looking, { content_id: id }: ContentGift) => {
  try {
    return (await viewAsGiftReceiver(scope, id)).access
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

const isSuspended = async ({ db }: Looking, { creator_id: id }: GiftRow) =>
  (await readSuspended(db, [id])).has(id)

const takingContent = async (scope: Looking, gift: ContentGift) => {
  const { content_id: id } = gift
  if (!(await isContentLeft(scope.db, id))) return null
  // Its giver gets the money back in any case.
  if ((await readTakenDown(scope.db, [id])).has(id)) return null
  // Nothing of theirs can be had now; it can be claimed once they are restored.
  if (await isSuspended(scope, gift)) return deny('gift.unavailable')
  const access = await readAccess(scope, gift)
  return canTakeContent({ creatorId: gift.creator_id, claimer: accountOf(scope.actor), access })
}

const takingTerm = async (scope: Looking, gift: TermGift) => {
  const { db } = scope
  const { creator_id: creatorId } = gift
  const claimer = accountOf(scope.actor)
  const creator = await readAccount(db, creatorId)
  const alive = claimer && (await readAlive(db, claimer, creatorId))
  const isCreator = creator?.role === 'creator' && !(await isSuspended(scope, gift))
  return canTakeTerm({ creatorId, isCreator, claimer, alive })
}

/** Whether this person may have it; null when there is nothing left of it. */
export const readTaking = (scope: Looking, gift: GiftRow): Promise<Verdict | null> =>
  gift.tier_id === null ? takingContent(scope, gift) : takingTerm(scope, gift)

/** A post for good, which nobody had until now, or the months that begin now. */
export const handOver = async (
  tx: Transaction,
  { actor: { accountId }, now }: SignedInScope,
  { order, gift }: Claimable,
  timeZone: string,
): Promise<GiftRow> => {
  if (gift.tier_id === null) await closeAccess(tx, order, now())
  const claimed = await changeGift(tx, gift, { claimed_by: accountId, claimed_at: now() })
  if (gift.tier_id === null) await openAccess(tx, order, now())
  else await beginGiftTerm(tx, gift, { accountId, timeZone }, now())
  return claimed
}
