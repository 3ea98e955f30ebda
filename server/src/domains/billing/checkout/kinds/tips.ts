import type { AccountId, SaleSplit } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { readProfile } from '../../../profiles/index.ts'
import { postTip } from '../../ledger/movements/sale.ts'
import { readTipsOfOrder } from '../../tips/reader.ts'
import { splitTab } from '../../tips/split.ts'
import { failTab, returnTips, settleTips } from '../../tips/tab.ts'
import { availableAt } from '../policy.ts'
import type { OrderRow } from '../reader/orders.ts'
import type { Kind } from './kind.ts'

/** One entry for each creator, whatever number of tips they got. */
const tipSource = (order: Pick<OrderRow, 'id'>, creatorId: AccountId) => `${order.id}:${creatorId}`

const bookShare = async (
  tx: Transaction,
  order: OrderRow,
  { creatorId, split, charge }: { creatorId: AccountId; split: SaleSplit; charge: string },
  now: Date,
) => {
  const creator = await readProfile(tx, creatorId)
  const tip = {
    source: tipSource(order, creatorId),
    reference: charge,
    rail: order.rail,
    creatorId,
    split,
    availableAt: availableAt(creator?.creator_since ?? null, now),
  }
  await postTip(tx, tip, now)
}

export const tipsKind: Kind = {
  async book(tx, order, charge, now) {
    const { shares } = splitTab(await readTipsOfOrder(tx, order.id), order.currency)
    for (const share of shares) await bookShare(tx, order, { ...share, charge }, now)
  },
  deliver: settleTips,
  giveBack: (tx, order, now) =>
    order.state === 'failed' ? failTab(tx, order, now) : returnTips(tx, order, now),
}
