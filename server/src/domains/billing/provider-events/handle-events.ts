import type { Scope } from '../../../platform/scope.ts'
import { sideBySide } from '../../../platform/side-by-side.ts'
import { refreshCard } from '../customers/commands/refresh-card.ts'
import { applyDispute, hearDispute } from '../disputes/commands/apply-dispute.ts'
import { noteWarning } from '../disputes/commands/note-warning.ts'
import type { ProviderNews, ReceivedEvent } from '../gateways/news.ts'
import type { IntentState } from '../gateways/provider.ts'
import { readPaidIntents } from '../orders/reader.ts'
import { applyIntent, hearIntent } from '../payments/commands/apply-intent.ts'
import { furthestDispute, furthestPayment, furthestRefund } from '../payments/hearing.ts'
import { applyRefund, hearRefund } from '../refunds/commands/apply-refund.ts'
import { readEventsOfIntent } from './reader.ts'

interface Kind {
  /** What a message is about: those with the same subject are heard together. */
  subjectOf(event: ReceivedEvent): string | null
  hear(scope: Scope, subject: string, events: readonly ReceivedEvent[]): Promise<unknown>
}

/** Null when one of them does not say anything, or an older build has stored it. */
const saidBy = <About extends ProviderNews['about']>(
  about: About,
  events: readonly ReceivedEvent[],
) => {
  type Said = Extract<ProviderNews, { about: About }>
  const said = events.flatMap((event) => (event.said?.about === about ? [event.said as Said] : []))
  return said.length === events.length ? said : null
}

const startingWith =
  (...starts: string[]) =>
  ({ type, object_id: about }: ReceivedEvent) =>
    starts.some((start) => type.startsWith(start)) ? about : null

const refunds: Kind = {
  subjectOf: startingWith('refund.'),
  hear(scope, id, events) {
    const told = furthestRefund(saidBy('refund', events)?.map(({ refund }) => refund) ?? [])
    return told ? hearRefund(scope, told) : applyRefund(scope, id)
  },
}

const disputes: Kind = {
  subjectOf: startingWith('charge.dispute.'),
  hear(scope, id, events) {
    const told = furthestDispute(saidBy('dispute', events)?.map(({ dispute }) => dispute) ?? [])
    return told ? hearDispute(scope, told) : applyDispute(scope, id)
  },
}

const warnings: Kind = {
  subjectOf: startingWith('radar.early_fraud_warning.'),
  hear: (scope, id, events) => noteWarning(scope, saidBy('warning', events)?.[0]?.warning ?? id),
}

/** That a payment succeeded is said by two messages, of which one names the card. */
const completed = async (scope: Scope, intentId: string, said: readonly IntentState[]) => {
  const told = furthestPayment(said)
  if (told?.kind !== 'paid' || told.card) return told
  const all = await readEventsOfIntent(scope.primary, intentId)
  const others = all.flatMap((one) => (one.said?.about === 'payment' ? [one.said.state] : []))
  return furthestPayment([...said, ...others])
}

/** Other news of a charge is also told by its payment, its refunds and its disputes. */
const payments: Kind = {
  subjectOf: ({ type, intent_id: intentId }) =>
    type.startsWith('payment_intent.') || type === 'charge.succeeded' ? intentId : null,
  async hear(scope, intentId, events) {
    const said = saidBy('payment', events)
    if (!said) return applyIntent(scope, intentId)
    const told = await completed(
      scope,
      intentId,
      said.map(({ state }) => state),
    )
    return told ? hearIntent(scope, intentId, told) : applyIntent(scope, intentId)
  },
}

const cards: Kind = {
  subjectOf: startingWith('payment_method.automatically_updated', 'payment_method.detached'),
  hear: async (scope, _, events) => {
    for (const event of events) await refreshCard(scope, event)
  },
}

const kinds = [refunds, disputes, warnings, payments, cards]

interface Matter {
  readonly kind: Kind
  readonly subject: string
  readonly events: ReceivedEvent[]
}

/** Each payment, refund or dispute once, with all messages about it. What we do not know stays noted. */
export const mattersOf = (events: readonly ReceivedEvent[]): Matter[] => {
  const matters = new Map<string, Matter>()
  for (const event of events) {
    for (const kind of kinds) {
      const subject = kind.subjectOf(event)
      if (subject === null) continue
      const matter = matters.get(subject) ?? { kind, subject, events: [] }
      matter.events.push(event)
      matters.set(subject, matter)
    }
  }
  return [...matters.values()]
}

const atOnce = 8

/** Two messages tell of every success, and what is paid stays so: all of those are found at once. */
const withoutPaid = async (scope: Scope, matters: readonly Matter[]) => {
  const isPayment = ({ kind }: Matter) => kind === payments
  const intentIds = matters.filter(isPayment).map(({ subject }) => subject)
  const paid = await readPaidIntents(scope.primary, intentIds)
  return matters.filter((matter) => !(isPayment(matter) && paid.has(matter.subject)))
}

/** A message is taken at its word; the provider is asked only where words do not suffice. */
export const handleEvents = async (scope: Scope, events: readonly ReceivedEvent[]) => {
  const open = await withoutPaid(scope, mattersOf(events))
  await sideBySide(open, atOnce, ({ kind, subject, events }) => kind.hear(scope, subject, events))
}
