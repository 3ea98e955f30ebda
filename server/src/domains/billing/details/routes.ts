import { handlers } from '../../../platform/http/handler.ts'
import { readDetails } from './reader.ts'
import { saveBillingDetails } from './save-billing-details.ts'

export const detailRoutes = handlers({
  readBillingDetails: async ({ db, actor }) => ({
    details: await readDetails(db, actor.accountId),
  }),

  saveBillingDetails: async (scope, { body }) => ({
    details: await saveBillingDetails(scope, body),
  }),
})
