import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnGift } from '../own-gift.ts'
import type { GiftRow } from '../reader.ts'
import { changeGift } from '../writer.ts'

export const renewGiftLink = (scope: SignedInScope, id: OrderId): Promise<GiftRow> =>
  scope.transact(async (tx) => {
    const gift = await lockOwnGift(tx, scope, id)
    return changeGift(tx, gift, { link_version: gift.link_version + 1 })
  })
