import { handlers } from '../../../platform/http/handler.ts'
import { type Keys, readPage } from '../../../platform/paging/keyset.ts'
import { viewOrder } from '../orders/view-orders.ts'
import { readCalendar } from './calendar-feed.ts'
import { presentPlan, readChange } from './change-offer.ts'
import { acceptPrice } from './commands/accept-price.ts'
import { cancelSubscription } from './commands/cancel-subscription.ts'
import { changeSubscription } from './commands/change-subscription.ts'
import { chooseSubscriptionCard } from './commands/choose-subscription-card.ts'
import { endSubscription } from './commands/end-subscription.ts'
import { withOwn } from './commands/own.ts'
import { pauseSubscription } from './commands/pause-subscription.ts'
import { renewCalendarLink } from './commands/renew-calendar-link.ts'
import { resumeSubscription } from './commands/resume-subscription.ts'
import { setBudget } from './commands/set-budget.ts'
import { startSubscription } from './commands/start-subscription.ts'
import { readEndOffer } from './end-now.ts'
import { readOfFan, type SubscriptionRow } from './reader/subscriptions.ts'
import { listRecommended } from './recommended.ts'
import { readSpending } from './spending.ts'
import { viewSubscription, viewSubscriptions } from './view.ts'
import { viewOffers } from './view-offers.ts'

const keysOf = ({ started_at, id }: SubscriptionRow): Keys => [started_at.toISOString(), id]

async function* once(text: string) {
  yield text
}

export const subscriptionRoutes = handlers({
  listTiers: (scope, { params }) => viewOffers(scope, params.username),

  startSubscription: async (scope, { body }) =>
    viewSubscription(scope, await startSubscription(scope, body)),

  listSubscriptions: async (scope, { query }) => {
    const { accountId } = scope.actor
    const filter = ['subscriptions', accountId, query.show]
    const { shown, ...page } = await readPage(query, filter, keysOf, (start) =>
      readOfFan(scope.primary, accountId, query.show, start),
    )
    return { subscriptions: await viewSubscriptions(scope, shown), ...page }
  },

  listRecommended: async (scope) => ({ recommended: await listRecommended(scope) }),

  readSubscription: async (scope, { params }) => {
    const { row, end } = await withOwn(scope, params.id, async (tx, own, now) => ({
      row: own,
      end: await readEndOffer(tx, own, now),
    }))
    return { ...(await viewSubscription(scope, row)), end }
  },

  cancelSubscription: async (scope, { params }) =>
    viewSubscription(scope, await cancelSubscription(scope, params.id)),

  resumeSubscription: async (scope, { params }) =>
    viewSubscription(scope, await resumeSubscription(scope, params.id)),

  pauseSubscription: async (scope, { params, body }) =>
    viewSubscription(scope, await pauseSubscription(scope, params.id, body.months)),

  endSubscription: async (scope, { params }) =>
    viewSubscription(scope, await endSubscription(scope, params.id)),

  readChange: async (scope, { params, query }) => {
    const { plan, row } = await readChange(scope, params.id, query)
    return { offer: presentPlan(plan, row) }
  },

  changeSubscription: async (scope, { params, body }) => {
    const { row, order } = await changeSubscription(scope, params.id, body)
    return {
      ...(await viewSubscription(scope, row)),
      order: order && (await viewOrder(scope, order)),
    }
  },

  acceptPrice: async (scope, { params, body }) =>
    viewSubscription(scope, await acceptPrice(scope, params.id, body.total)),

  chooseSubscriptionCard: async (scope, { params, body }) =>
    viewSubscription(scope, await chooseSubscriptionCard(scope, params.id, body.paymentMethod)),

  readSpending: (scope, { query }) => readSpending(scope, query.timeZone),

  setBudget: (scope, { params, body }) => setBudget(scope, params.currency, body.amount),

  readRenewalCalendar: async (scope, { params }) => ({
    fileName: 'fanfare-renewals.ics',
    body: once(await readCalendar(scope, params.token)),
  }),

  renewCalendarLink: async (scope) => ({ calendar: await renewCalendarLink(scope) }),
})
