import { readTipsOfOrder } from '../../tips/reader.ts'
import { tipSaleLines } from '../../tips/sale-lines.ts'
import { failTab, returnTips, settleTips } from '../../tips/tab.ts'
import { bookSaleLines } from '../sale-lines.ts'
import type { Kind } from './kind.ts'

export const tipsKind: Kind = {
  async book(tx, order, charge, now) {
    const tips = await readTipsOfOrder(tx, order.id)
    await bookSaleLines(tx, order, tipSaleLines(order, tips), charge, now)
  },
  deliver: settleTips,
  giveBack: (tx, order, now) =>
    order.state === 'failed' ? failTab(tx, order, now) : returnTips(tx, order, now),
}
