import type { Scope } from '../../../../platform/scope.ts'
import { applyDispute } from '../../disputes/commands/apply-dispute.ts'
import { noteWarning } from '../../disputes/commands/note-warning.ts'
import { refreshCard } from '../../methods/commands/refresh-card.ts'
import { applyRefund } from '../../refunds/commands/apply-refund.ts'
import type { readProviderEvents } from '../reader/provider-events.ts'
import { applyIntent } from './apply-intent.ts'

type ReceivedEvent = Awaited<ReturnType<typeof readProviderEvents>>[number]

const aboutCards = ['payment_method.automatically_updated', 'payment_method.detached']

/** Whatever it says, it only tells where to look. What we do not know stays noted. */
export const handleEvent = async (scope: Scope, event: ReceivedEvent) => {
  const { type, object_id: about } = event
  if (type.startsWith('refund.')) return applyRefund(scope, about)
  if (type.startsWith('charge.dispute.')) return applyDispute(scope, about)
  if (type.startsWith('radar.early_fraud_warning.')) return noteWarning(scope, about)
  if (event.intent_id) return applyIntent(scope, event.intent_id)
  if (aboutCards.includes(type)) return refreshCard(scope, event)
}
