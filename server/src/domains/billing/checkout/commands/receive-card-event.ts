import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import { insertProviderEvent } from '../writer/provider-events.ts'

/** Stores the event and answers at once; a subscriber acts on it. */
export const receiveCardEvent = async (scope: Scope, body: string, signature: string) => {
  const provider = providerOf(scope)
  const event = provider.readEvent(body, signature) ?? fail('auth.required')
  await scope.transact(async (tx) => {
    const isNew = await insertProviderEvent(tx, provider.rail, event, scope.now())
    if (isNew) tx.emit('billing.provider-event-received', { eventId: event.id })
  })
}
