import { handlers } from '../../../platform/http/handler.ts'
import { receiveCardEvent } from './receive-card-event.ts'

export const providerEventRoutes = handlers({
  receiveCardEvent: async (scope, _, { signedBody, headers }) => {
    await receiveCardEvent(scope, signedBody, headers.get('stripe-signature') ?? '')
    return { received: true as const }
  },
})
