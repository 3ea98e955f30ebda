import { expect, it } from 'vitest'
import type { ReceivedEvent } from '../gateways/news.ts'
import { mattersOf } from './handle-events.ts'

const event = (
  type: string,
  object_id: string,
  intent_id: string | null = null,
): ReceivedEvent => ({
  id: crypto.randomUUID(),
  type,
  object_id,
  intent_id,
  said: null,
})

const subjects = (...events: ReceivedEvent[]) => mattersOf(events).map(({ subject }) => subject)

it('hears each payment, refund and dispute once, however many messages there are', () => {
  expect(
    subjects(
      event('payment_intent.processing', 'pi_1', 'pi_1'),
      event('payment_intent.succeeded', 'pi_1', 'pi_1'),
      event('charge.succeeded', 'ch_1', 'pi_1'),
      event('charge.refunded', 'ch_1', 'pi_1'),
      event('refund.created', 're_1', 'pi_1'),
      event('refund.updated', 're_1', 'pi_1'),
      event('charge.dispute.created', 'dp_1', 'pi_1'),
      event('charge.dispute.closed', 'dp_1', 'pi_1'),
      event('payment_intent.created', 'pi_2', 'pi_2'),
    ),
  ).toEqual(['pi_1', 're_1', 'dp_1', 'pi_2'])
})

it('leaves out what it does not know', () => {
  expect(
    subjects(event('customer.updated', 'cus_1'), event('payment_method.detached', 'pm_1')),
  ).toEqual(['pm_1'])
})
