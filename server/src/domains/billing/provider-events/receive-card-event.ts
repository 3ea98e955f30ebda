import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { providerOf } from '../gateways/index.ts'
import type { ProviderEvent } from '../gateways/provider.ts'
import { insertProviderEvents } from './writer.ts'

/** Stores those that are new; a subscriber acts on them. */
export const keepCardEvents = (scope: Scope, events: readonly ProviderEvent[]) =>
  scope.transact(async (tx) => {
    const { rail } = providerOf(scope)
    for (const eventId of await insertProviderEvents(tx, rail, events, scope.now())) {
      tx.emit('billing.provider-event-received', { eventId })
    }
  })

/** Answers at once, whatever the event asks for. */
export const receiveCardEvent = async (scope: Scope, body: string, signature: string) => {
  const event = providerOf(scope).readEvent(body, signature) ?? fail('auth.required')
  await keepCardEvents(scope, [event])
}
