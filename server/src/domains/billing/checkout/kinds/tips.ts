import { tipParts } from '../../tips/parts.ts'
import { readTipsOfOrder } from '../../tips/reader.ts'
import { failTab, returnTips, settleTips } from '../../tips/tab.ts'
import { bookParts } from '../parts.ts'
import type { Kind } from './kind.ts'

export const tipsKind: Kind = {
  async book(tx, order, charge, now) {
    const tips = await readTipsOfOrder(tx, order.id)
    await bookParts(tx, order, tipParts(order, tips), charge, now)
  },
  deliver: settleTips,
  giveBack: (tx, order, now) =>
    order.state === 'failed' ? failTab(tx, order, now) : returnTips(tx, order, now),
}
