import { money, type OrderId } from '@fanfare/contract'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { readBlockedFrom, readProfiles } from '../../profiles/index.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { tabFailedMail, tipsReceivedMail } from './mails.ts'
import { sumOf } from './policy.ts'
import { readOnTab, readTabs, readTipsOfOrders, type TipRow } from './reader.ts'

const mailFailedTabs = subscriber('billing.mail-failed-tabs', {
  'billing.tab-failed': async (tx, events, scope) => {
    const letters: Letter[] = []
    for (const { payload } of events) {
      const { accountId, currency } = payload
      const tab = (await readTabs(tx, accountId)).find((one) => one.currency === currency)
      if (!tab?.failure) continue
      const sum = money(sumOf(await readOnTab(tx, tab)), currency)
      const mail = tabFailedMail(scope.config.PUBLIC_ORIGIN, tab, sum)
      letters.push({ accountId, mail })
    }
    await mailAccounts(tx, letters, scope)
  },
})

const unnamed = 'Somebody'

/** What was given before a block is still charged; what was written with it no longer arrives. */
const withoutWords = (tip: TipRow): TipRow => ({ ...tip, message: '' })

/** Told when the money has moved: until then a tip can be taken back. */
const mailTippedCreators = subscriber('billing.mail-tipped-creators', {
  'billing.order-paid': async (tx, events, scope) => {
    const orders = events.map(({ payload }): OrderId => payload.orderId)
    const tips = await readTipsOfOrders(tx, orders)
    const givers = tips.map(({ account_id }) => account_id)
    const profiles = await readProfiles(tx, givers)
    const fans = new Map(profiles.map((fan) => [fan.account_id, fan.display_name]))
    const together = Map.groupBy(tips, ({ order_id, creator_id }) => `${order_id} ${creator_id}`)
    const letters: Letter[] = []
    for (const own of together.values()) {
      const [{ account_id: fanId, creator_id: accountId }] = own as [TipRow]
      const { PUBLIC_ORIGIN: origin } = scope.config
      const name = fans.get(fanId) ?? unnamed
      const blocked = await readBlockedFrom(tx, accountId, [fanId])
      const mail =
        blocked.size > 0
          ? tipsReceivedMail(origin, unnamed, own.map(withoutWords))
          : tipsReceivedMail(origin, name, own)
      letters.push({ accountId, mail })
    }
    await mailAccounts(tx, letters, scope)
  },
})

export const tipSubscribers = [mailFailedTabs, mailTippedCreators]
