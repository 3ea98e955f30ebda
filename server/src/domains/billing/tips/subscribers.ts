import { type AccountId, money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { readProfile } from '../../profiles/index.ts'
import { mailAccount } from '../mail-account.ts'
import { tabFailedMail, tipsReceivedMail } from './mails.ts'
import { sumOf } from './policy.ts'
import { readOnTab, readTabs, readTipsOfOrder, type TipRow } from './reader.ts'

const mailFailedTabs = subscriber('billing.mail-failed-tabs', {
  'billing.tab-failed': async (tx, events, scope) => {
    for (const { payload } of events) {
      const { accountId, currency } = payload
      const tab = (await readTabs(tx, accountId)).find((one) => one.currency === currency)
      if (!tab?.failure) continue
      const sum = money(sumOf(await readOnTab(tx, tab)), currency)
      const mail = tabFailedMail(scope.config.PUBLIC_ORIGIN, tab, sum)
      await mailAccount(tx, accountId, mail, scope.now())
    }
  },
})

const mailCreator = async (
  tx: Transaction,
  scope: WritingScope,
  { creatorId, tips }: { creatorId: AccountId; tips: readonly TipRow[] },
) => {
  const [{ account_id: fanId } = { account_id: creatorId }] = tips
  const fan = await readProfile(tx, fanId)
  const mail = tipsReceivedMail(scope.config.PUBLIC_ORIGIN, fan?.display_name ?? 'Somebody', tips)
  await mailAccount(tx, creatorId, mail, scope.now())
}

/** Told when the money has moved: until then a tip can be taken back. */
const mailTippedCreators = subscriber('billing.mail-tipped-creators', {
  'billing.order-paid': async (tx, events, scope) => {
    for (const { payload } of events) {
      const tips = await readTipsOfOrder(tx, payload.orderId)
      const byCreator = Map.groupBy(tips, ({ creator_id }) => creator_id)
      for (const [creatorId, own] of byCreator) {
        await mailCreator(tx, scope, { creatorId, tips: own })
      }
    }
  },
})

export const tipSubscribers = [mailFailedTabs, mailTippedCreators]
