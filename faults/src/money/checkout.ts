import { randomUUID } from 'node:crypto'
import type { Sent } from '../lib/browser.ts'
import { untilAnswered } from '../lib/patience.ts'
import { must } from '../lib/person.ts'
import type { Wish } from './buyers.ts'

const readsQuote = ({ contentId }: Wish): Sent => ({
  method: 'POST',
  path: '/checkout/quotes',
  body: { type: 'content', id: contentId },
})

/** With a key of its own: sent again it is the same yes. */
export const confirms = (orderId: string, paymentMethod: string): Sent => ({
  method: 'POST',
  path: `/checkout/orders/${orderId}/confirm`,
  body: { paymentMethod, consent: true, country: 'DE' },
  headers: { 'idempotency-key': randomUUID() },
})

const orderIn = (body: unknown) => (body as { order: { id: string } }).order.id

export const quote = async (wish: Wish): Promise<string> =>
  orderIn((await must(wish.buyer.browser, readsQuote(wish))).body)

export const buy = async (wish: Wish, card: string): Promise<string> => {
  const orderId = await quote(wish)
  await must(wish.buyer.browser, confirms(orderId, card))
  return orderId
}

const doneBefore = 409

/** Through a time in which nothing may answer. What is returned was acknowledged. */
export const buyThrough = async (wish: Wish, card: string): Promise<string> => {
  const { browser } = wish.buyer
  const quoted = await untilAnswered(browser, readsQuote(wish))
  if (quoted.answer.status !== 201) throw new Error(`quote answered ${quoted.answer.status}`)
  const orderId = orderIn(quoted.answer.body)
  const { answer, unanswered } = await untilAnswered(browser, confirms(orderId, card))
  const isConfirmed = answer.status === 202 || (answer.status === doneBefore && unanswered > 0)
  if (!isConfirmed) throw new Error(`yes to ${orderId} answered ${answer.status}`)
  return orderId
}
