import { OrderId } from '@fanfare/contract'
import { untilKnown } from '../lib/client.ts'
import type { Wish } from './buyers.ts'

export const quote = async ({ client, contentId }: Wish): Promise<OrderId> => {
  const quoted = await untilKnown(() =>
    client.call('createQuote', { body: { type: 'content', id: contentId } }),
  )
  return OrderId.parse(quoted?.order.id)
}

export const confirm = ({ client }: Wish, id: OrderId, paymentMethod: string) =>
  client.call('confirmOrder', {
    params: { id },
    body: { paymentMethod, consent: true, country: 'DE' },
  })

/** Also through a time in which nothing may answer. What is returned was acknowledged. */
export const buy = async (wish: Wish, card: string): Promise<OrderId> => {
  const orderId = await quote(wish)
  await untilKnown(() => confirm(wish, orderId, card))
  return orderId
}
