import { checkoutRoutes } from './checkout/routes.ts'
import { methodRoutes } from './methods/routes.ts'

export const billingRoutes = { ...checkoutRoutes, ...methodRoutes }
