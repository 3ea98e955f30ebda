import type { Scope } from '../../../../platform/scope.ts'
import { refreshCard } from '../../methods/commands/refresh-card.ts'
import type { readProviderEvents } from '../reader/provider-events.ts'
import { applyIntent } from './apply-intent.ts'

type ReceivedEvent = Awaited<ReturnType<typeof readProviderEvents>>[number]

const aboutCards = ['payment_method.automatically_updated', 'payment_method.detached']

/** Whatever it says, it only tells where to look. What we do not know stays noted. */
export const handleEvent = async (scope: Scope, event: ReceivedEvent) => {
  if (event.intent_id) return applyIntent(scope, event.intent_id)
  if (aboutCards.includes(event.type)) return refreshCard(scope, event)
}
