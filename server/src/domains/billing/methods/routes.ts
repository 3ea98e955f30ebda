import { handlers } from '../../../platform/http/handler.ts'
import { addMethod, beginMethod } from './commands/add-method.ts'
import { chooseDefault, removeMethod } from './commands/change-method.ts'
import { presentMethod } from './presenter.ts'
import { readMethods } from './reader.ts'

export const methodRoutes = handlers({
  readPaymentConfig: async ({ config }) => ({
    publishableKey: config.PAY_PUBLISHABLE_KEY,
    scriptUrl: config.PAY_SCRIPT_URL,
  }),

  listPaymentMethods: async (scope) => {
    const rows = await readMethods(scope.db, scope.actor.accountId)
    return { methods: rows.map((row) => presentMethod(row, scope.now())) }
  },

  beginPaymentMethod: async (scope) => ({ clientSecret: await beginMethod(scope) }),

  addPaymentMethod: async (scope, { body }) => ({
    method: presentMethod(await addMethod(scope, body.setupIntent), scope.now()),
  }),

  chooseDefaultPaymentMethod: (scope, { params }) => chooseDefault(scope, params.id),

  removePaymentMethod: (scope, { params }) => removeMethod(scope, params.id),
})
