import { handlers } from '../../../platform/http/handler.ts'
import { readPeople } from '../../profiles/index.ts'
import { viewOrder } from '../orders/view-orders.ts'
import { giveTip } from './commands/give-tip.ts'
import { settleTipTab } from './commands/settle-tip-tab.ts'
import { takeBackTip } from './commands/take-back-tip.ts'
import type { ReadCarriers } from './policy.ts'
import { presentTip } from './presenter.ts'
import { viewTabs } from './view-tabs.ts'

/** Small tips wait for a charge that takes them along, of which only the root knows who makes it. */
export const tipRoutes = (readCarriers: ReadCarriers) =>
  handlers({
    giveTip: async (scope, { body }) => {
      const tip = await giveTip(scope, body, readCarriers)
      const tab = (await viewTabs(scope, readCarriers)).tabs.find(
        ({ currency }) => currency === tip.currency,
      )
      const people = await readPeople(scope, [tip.creator_id])
      return { tip: presentTip(tip, people), tab: tab ?? null }
    },

    listTipTabs: (scope) => viewTabs(scope, readCarriers),

    settleTipTab: async (scope, { params }) => ({
      order: await viewOrder(scope, await settleTipTab(scope, params.currency)),
    }),

    takeBackTip: (scope, { params }) => takeBackTip(scope, params.id),
  })
