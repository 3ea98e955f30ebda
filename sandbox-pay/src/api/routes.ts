import type { Route } from '../http/call.ts'
import { authentication } from './authenticate.ts'
import { balances } from './balance.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import { disputes } from './disputes.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { refunds } from './refunds.ts'
import { setupIntents } from './setup-intents.ts'

export const routes: Route[] = [
  ...customers,
  ...paymentMethods,
  ...setupIntents,
  ...paymentIntents,
  ...charges,
  ...balances,
  ...refunds,
  ...disputes,
  ...files,
  ...events,
  ...authentication,
]
