import '../../../core/test/page.ts'
import {
  OrderView as Order,
  type OrderView,
  type Problem,
  type RouteName,
  routes,
} from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { mount } from '../../../core/test/mount.ts'
import { noFields, notStarted } from './pay-words.ts'
import { orderQuery } from './use-order.ts'
import { usePay } from './use-pay.ts'

const id = '0190a000-0000-7000-8000-000000000001'
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const orderIn = (state: OrderView['state'], more: object = {}) =>
  Order.parse({
    id,
    state,
    item: { type: 'content', id, title: 'Harbour', creator: null },
    lines: {
      price: usd(500),
      discount: usd(0),
      promotion: null,
      processing: usd(50),
      total: usd(550),
      tax: usd(0),
      taxRate: 0,
      platform: usd(50),
      creator: usd(450),
    },
    country: 'NL',
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-01-01T01:00:00.000Z',
    paidAt: null,
    card: null,
    failure: null,
    abilities: { confirm: state === 'quoted' || state === 'failed', continue: false },
    refundStatus: 'kept',
    returned: null,
    ...more,
  })
const offer = orderIn('quoted')

const problem = (code: Problem['code'], status: number) =>
  new ProblemError({ type: 'about:blank', title: 'No', status, code, detail: `It was ${code}.` })

type Answer = OrderView | ProblemError
const calls = vi.fn<(name: string) => void>()
/** Says one after the other what a route is answered; the last answer stays. Replies keep to the contract. */
const answering = (answers: Partial<Record<RouteName, Answer[]>>) =>
  vi.spyOn(api, 'call').mockImplementation(async (name, request) => {
    calls(name)
    const left = answers[name as 'readOrder']
    const answer = left && left.length > 1 ? left.shift() : left?.[0]
    if (!answer) throw new Error(`nobody answers ${name}`)
    if (name === 'confirmOrder')
      routes.confirmOrder.body.parse((request as unknown as { body: object }).body)
    if (answer instanceof ProblemError) throw answer
    const reply = name === 'readOrder' ? { order: answer, action: null } : { order: answer }
    return routes[name as 'readOrder'].reply.parse(reply) as never
  })

const renew = vi.fn<() => Promise<OrderView | undefined>>()
const card = async () => ({ country: 'NL', paymentMethod: 'pm_card_visa' }) as never
const shown = () => queryClient.getQueryData(orderQuery(offer.id).queryKey)?.order.state
const asked = (name: string) => calls.mock.calls.filter(([one]) => one === name).length
let page: { now: () => ReturnType<typeof usePay>; leave: () => void }

beforeEach(() => {
  queryClient.clear()
  calls.mockClear()
  renew.mockReset()
  page = mount(() => usePay(offer, renew))
})
afterEach(() => {
  page.leave()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
const noticed = (notice: object) => vi.waitFor(() => expect(page.now().notice).toEqual(notice))

it('shows what was paid, and sends one yes for two presses', async () => {
  answering({ confirmOrder: [orderIn('paid')] })
  await Promise.all([page.now().pay(card), page.now().pay(card)])
  expect([shown(), asked('confirmOrder'), page.now().notice]).toEqual(['paid', 1, null])
})

it('leaves it to the order to say that the card was declined', async () => {
  const failure = { code: 'card_declined', message: 'Your card was declined.' }
  answering({ confirmOrder: [orderIn('failed', { failure }), orderIn('paid')] })
  await page.now().pay(card)
  expect([shown(), renew.mock.calls.length]).toEqual(['failed', 0])
  await page.now().pay(card)
  expect(shown()).toBe('paid')
})

it('hands on to the bank where it needs 3-D Secure', async () => {
  answering({ confirmOrder: [orderIn('needs-action')] })
  await page.now().pay(card)
  expect([shown(), page.now().notice]).toEqual(['needs-action', null])
})

it('asks what became of it after a time-out, and does not pay twice', async () => {
  vi.useFakeTimers()
  const lost = problem('server.unavailable', 503)
  answering({ confirmOrder: [lost], readOrder: [lost, orderIn('processing')] })
  const paying = page.now().pay(card)
  await vi.advanceTimersByTimeAsync(100)
  expect([page.now().asking, asked('readOrder')]).toEqual([true, 1])
  await vi.advanceTimersByTimeAsync(2_000)
  await paying
  expect([shown(), asked('confirmOrder'), asked('readOrder')]).toEqual(['processing', 1, 2])
  expect(page.now().notice).toBeNull()
})

it('says that nothing was charged when the yes never arrived', async () => {
  answering({ confirmOrder: [problem('server.unavailable', 503)], readOrder: [offer] })
  await page.now().pay(card)
  await noticed(notStarted)
})

it('says that the card fields are still loading, and sends nothing', async () => {
  answering({})
  await page.now().pay(async () => noFields)
  await noticed(noFields)
  expect(calls).not.toHaveBeenCalled()
})

it('makes no new offer of what another tab has paid for', async () => {
  answering({ confirmOrder: [problem('order.in-progress', 409)], readOrder: [orderIn('paid')] })
  await page.now().pay(card)
  expect([shown(), page.now().notice, renew.mock.calls.length]).toEqual(['paid', null, 0])
})

it('says why it is not for sale to somebody who owns it already', async () => {
  answering({ confirmOrder: [problem('checkout.owned', 409)], readOrder: [orderIn('expired')] })
  await page.now().pay(card)
  await noticed({ title: 'It was checkout.owned.', text: '' })
  expect(renew).toHaveBeenCalledOnce()
})

it('asks before it pays another price', async () => {
  answering({ confirmOrder: [problem('order.price-changed', 409)] })
  renew.mockResolvedValueOnce(orderIn('quoted', { lines: { ...offer.lines, total: usd(600) } }))
  await page.now().pay(card)
  await vi.waitFor(() => expect(page.now().notice?.title).toBe('The price is now $6.00'))
  expect(asked('confirmOrder')).toBe(1)
})
