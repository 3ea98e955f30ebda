export { checkoutSubscribers as billingSubscribers } from './checkout/subscribers.ts'
export { billingWorkflows } from './checkout/workflows/index.ts'
export { billingDue } from './due.ts'
export { billingRoutes } from './routes.ts'
