import { audienceRoutes } from './audience/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { earningRoutes } from './earnings/routes.ts'
import { giftRoutes } from './gifts/routes.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { providerEventRoutes } from './provider-events/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { readTipCarriers } from './subscriptions/coming.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { tierRoutes } from './tiers/routes.ts'
import { tipRoutes } from './tips/routes.ts'

import './kinds.ts'

export const billingRoutes = {
  ...checkoutRoutes,
  ...providerEventRoutes,
  ...customerRoutes,
  ...promotionRoutes,
  ...giftRoutes,
  ...tierRoutes,
  ...tipRoutes(readTipCarriers),
  ...subscriptionRoutes,
  ...audienceRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...receiptRoutes,
  ...earningRoutes,
}
