import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import { insertProviderEvent } from '../writer/provider-events.ts'

/** Noted and answered at once: what is to be done about it a subscriber does. */
export const receiveEvent = async (scope: Scope, body: string, signature: string) => {
  const provider = providerOf(scope)
  const event = provider.readEvent(body, signature) ?? fail('auth.required')
  await scope.transact(async (tx) => {
    const isNew = await insertProviderEvent(tx, provider.rail, event, scope.now())
    if (isNew) tx.emit('billing.provider-event-received', { eventId: event.id })
  })
}
