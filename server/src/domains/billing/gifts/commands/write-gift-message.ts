import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnGift } from '../own-gift.ts'
import { changeGift } from '../writer.ts'

export const writeGiftMessage = (scope: SignedInScope, id: OrderId, message: string) =>
  scope.transact(async (tx) => changeGift(tx, await lockOwnGift(tx, scope, id), { message }))
