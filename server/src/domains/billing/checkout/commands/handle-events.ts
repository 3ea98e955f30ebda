import type { Scope } from '../../../../platform/scope.ts'
import { sideBySide } from '../../../../platform/side-by-side.ts'
import { applyDispute } from '../../disputes/commands/apply-dispute.ts'
import { noteWarning } from '../../disputes/commands/note-warning.ts'
import { refreshCard } from '../../methods/commands/refresh-card.ts'
import { applyRefund } from '../../refunds/commands/apply-refund.ts'
import type { readProviderEvents } from '../reader/provider-events.ts'
import { applyIntent } from './apply-intent.ts'

export type ReceivedEvent = Awaited<ReturnType<typeof readProviderEvents>>[number]

const aboutCards = ['payment_method.automatically_updated', 'payment_method.detached']

interface Question {
  /** What is asked about: messages with the same subject have the same answer. */
  readonly subject: string
  readonly apply: (scope: Scope) => Promise<unknown>
}

/** Whatever a message says, it only tells where to look. What we do not know stays noted. */
const questionOf = (event: ReceivedEvent): Question | null => {
  const { type, object_id: about, intent_id: intentId } = event
  if (type.startsWith('refund.')) {
    return { subject: about, apply: (scope) => applyRefund(scope, about) }
  }
  if (type.startsWith('charge.dispute.')) {
    return { subject: about, apply: (scope) => applyDispute(scope, about) }
  }
  if (type.startsWith('radar.early_fraud_warning.')) {
    return { subject: about, apply: (scope) => noteWarning(scope, about) }
  }
  if (intentId) return { subject: intentId, apply: (scope) => applyIntent(scope, intentId) }
  if (aboutCards.includes(type)) {
    // Whether a card changed or went is in the message alone.
    return { subject: `${about} ${type}`, apply: (scope) => refreshCard(scope, event) }
  }
  return null
}

/** Each subject once, however many messages there are about it. */
export const questionsOf = (events: readonly ReceivedEvent[]): Question[] => {
  const questions = events.flatMap((event) => questionOf(event) ?? [])
  return [...new Map(questions.map((one) => [one.subject, one])).values()]
}

/** Each is a call to the provider, which allows a hundred a second. */
const callsAtOnce = 8

export const handleEvents = (scope: Scope, events: readonly ReceivedEvent[]) =>
  sideBySide(questionsOf(events), callsAtOnce, ({ apply }) => apply(scope))
