import type { OrderId } from '@fanfare/contract'
import { queueMail } from '../../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readProfile } from '../../../profiles/index.ts'
import { giftMail } from '../mails.ts'
import { lockOwnGift } from '../own-gift.ts'
import { giftPath } from '../presenter.ts'

export const mailGift = (scope: SignedInScope, id: OrderId, email: string) =>
  scope.transact(async (tx) => {
    const gift = await lockOwnGift(tx, scope, id)
    const giver = await readProfile(tx, gift.giver_id)
    const link = `${scope.config.PUBLIC_ORIGIN}${giftPath(scope.config, gift)}`
    const mail = giftMail(giver?.display_name ?? 'Somebody', gift, link)
    await queueMail(tx, email, mail, scope.now())
  })
