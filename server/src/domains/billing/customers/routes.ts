import { handlers } from '../../../platform/http/handler.ts'
import { addPaymentMethod } from './commands/add-payment-method.ts'
import { beginPaymentMethod } from './commands/begin-payment-method.ts'
import { chooseDefaultPaymentMethod } from './commands/choose-default-payment-method.ts'
import { removePaymentMethod } from './commands/remove-payment-method.ts'
import { saveBillingDetails } from './commands/save-billing-details.ts'
import { presentMethod } from './presenter.ts'
import { readDetails, readMethods } from './reader.ts'

export const customerRoutes = handlers({
  readPaymentConfig: async ({ config }) => ({
    publishableKey: config.PAY_PUBLISHABLE_KEY,
    scriptUrl: config.PAY_SCRIPT_URL,
  }),

  listPaymentMethods: async (scope) => {
    const rows = await readMethods(scope.db, scope.actor.accountId)
    return { methods: rows.map((row) => presentMethod(row, scope.now())) }
  },

  beginPaymentMethod: async (scope) => ({ clientSecret: await beginPaymentMethod(scope) }),

  addPaymentMethod: async (scope, { body }) => ({
    method: presentMethod(await addPaymentMethod(scope, body.setupIntent), scope.now()),
  }),

  chooseDefaultPaymentMethod: (scope, { params }) => chooseDefaultPaymentMethod(scope, params.id),

  removePaymentMethod: (scope, { params }) => removePaymentMethod(scope, params.id),

  readBillingDetails: async ({ db, actor }) => ({
    details: await readDetails(db, actor.accountId),
  }),

  saveBillingDetails: async (scope, { body }) => ({
    details: await saveBillingDetails(scope, body),
  }),
})
