import { audienceRoutes } from './audience/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { detailRoutes } from './details/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { earningRoutes } from './earnings/routes.ts'
import { giftRoutes } from './gifts/routes.ts'
import { methodRoutes } from './methods/routes.ts'
import { promotionRoutes } from './promotions/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { tierRoutes } from './tiers/routes.ts'
import { tipRoutes } from './tips/routes.ts'

export const billingRoutes = {
  ...checkoutRoutes,
  ...methodRoutes,
  ...detailRoutes,
  ...promotionRoutes,
  ...giftRoutes,
  ...tierRoutes,
  ...tipRoutes,
  ...subscriptionRoutes,
  ...audienceRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...receiptRoutes,
  ...earningRoutes,
}
