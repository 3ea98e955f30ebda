import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readProfile } from '../../../profiles/index.ts'
import { giftMail } from '../mails.ts'
import { canShare } from '../policy.ts'
import { giftPath } from '../presenter.ts'
import type { GiftRow } from '../reader.ts'
import { changeGift, lockGift } from '../writer.ts'

/** Somebody else's is not there. */
const lockOwn = async (tx: Transaction, { actor }: SignedInScope, id: OrderId) => {
  const gift = await lockGift(tx, id)
  if (gift?.giver_id !== actor.accountId) return fail('gift.not-found')
  canShare(gift).orThrow()
  return gift
}

export const writeMessage = (scope: SignedInScope, id: OrderId, message: string) =>
  scope.transact(async (tx) => changeGift(tx, await lockOwn(tx, scope, id), { message }))

export const renewLink = (scope: SignedInScope, id: OrderId): Promise<GiftRow> =>
  scope.transact(async (tx) => {
    const gift = await lockOwn(tx, scope, id)
    return changeGift(tx, gift, { link_version: gift.link_version + 1 })
  })

export const mailGift = (scope: SignedInScope, id: OrderId, email: string) =>
  scope.transact(async (tx) => {
    const gift = await lockOwn(tx, scope, id)
    const giver = await readProfile(tx, gift.giver_id)
    const link = `${scope.config.PUBLIC_ORIGIN}${giftPath(scope.config, gift)}`
    const mail = giftMail(giver?.display_name ?? 'Somebody', gift, link)
    await queueMail(tx, email, mail, scope.now())
  })
