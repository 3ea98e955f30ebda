import type { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { type Limit, spend } from '../../../../platform/limit.ts'
import { queueMail } from '../../../../platform/mail/queue.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { macOf } from '../../../../platform/secrets/key-ring.ts'
import { giftMail } from '../mails.ts'
import { lockOwnGift } from '../own-gift.ts'
import { canMail } from '../policy.ts'
import { giftPath } from '../presenter.ts'

const day = 86_400
const perGift: Limit = { name: 'gift-mails', points: 3, seconds: day }
/** Whoever the givers are. */
const perReceiver: Limit = { name: 'gift-mails-to', points: 3, seconds: day }

/** For counting only: we say that the address is not kept. */
const receiverKey = ({ config }: SignedInScope, email: string) =>
  macOf(config, 'gift-receiver', email).toString('base64url')

export const mailGift = async (scope: SignedInScope, id: OrderId, email: string) => {
  const lockMailable = async (tx: Transaction) => {
    const gift = await lockOwnGift(tx, scope, id)
    canMail(gift).orThrow()
    return gift
  }
  // Before anything is counted, so that nobody uses up what a stranger may be sent.
  await scope.transact(lockMailable)
  await spend(scope.cache, perGift, id)
  await spend(scope.cache, perReceiver, receiverKey(scope, email))
  await scope.transact(async (tx) => {
    const gift = await lockMailable(tx)
    const link = `${scope.config.PUBLIC_ORIGIN}${giftPath(scope.config, gift)}`
    await queueMail(tx, email, giftMail(gift, link), scope.now())
  })
}
