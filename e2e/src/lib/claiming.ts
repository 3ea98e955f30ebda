import { ContentId, type OrderId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { askProvider, hurry, newSold, paymentsOf } from './paying.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

/** Cards by what happens after they have paid; see sandbox-pay/README.md. */
export const cardsThat = {
  pay: 'pm_card_visa',
  dispute: 'pm_card_createDispute',
  failRefunds: 'pm_card_refundFail',
  takeTimeToRefund: 'pm_card_pendingRefund',
} as const

export interface Bought {
  readonly fan: Person
  readonly creator: Person
  readonly content: ContentId
  readonly id: OrderId
}

/** Paid for past the screens, for what comes after paying. */
export const newBought = async (
  site: Site,
  { card = 'pay', title }: { card?: keyof typeof cardsThat; title?: string } = {},
): Promise<Bought> => {
  const sold = await newSold(site, undefined, title)
  const fan = await newPerson(site)
  const { call } = fan.session
  const { order } = await call('createQuote', { body: { type: 'content', id: sold.id } })
  await call('confirmOrder', {
    params: { id: order.id },
    body: { paymentMethod: cardsThat[card], consent: true, country: 'DE' },
  })
  await until('a paid order', async () => {
    const read = await call('readOrder', { params: { id: order.id } })
    return read.order.state === 'paid'
  })
  return { fan, creator: sold.creator, content: ContentId.parse(sold.id), id: order.id }
}

/** Its words are shown, so all of it was had. */
export const openWhole = ({ fan, content }: Bought) =>
  fan.session.call('readPlayback', { params: { id: content }, query: {} })

/** Opened and then asked for: its creator has to answer. */
export const askAfterOpening = async (site: Site): Promise<Bought> => {
  const bought = await newBought(site)
  await openWhole(bought)
  await bought.fan.session.call('askRefund', {
    params: { id: bought.id },
    body: { reason: 'not-as-described' },
  })
  return bought
}

interface Payment {
  readonly latest_charge: string
}
interface Disputes {
  readonly data: readonly { readonly id: string; readonly status: string }[]
}

const chargeOf = async (orderId: string) => {
  const [payment] = await paymentsOf(orderId)
  return (await askProvider<Payment>(`/v1/payment_intents/${payment?.id}`)).latest_charge
}

const disputeOf = async (orderId: string) => {
  const { data } = await askProvider<Disputes>(`/v1/disputes?charge=${await chargeOf(orderId)}`)
  return data[0]
}

/** The buyer's bank complains now. */
export const complain = async ({ id }: Pick<Bought, 'id'>) => hurry(await chargeOf(id))

/** The bank has read what was sent to it, and decides. */
export const decide = async ({ id }: Pick<Bought, 'id'>) => {
  await until('evidence', async () => (await disputeOf(id))?.status === 'under_review')
  await hurry((await disputeOf(id))?.id ?? '')
}

/** The refund's bank does what it takes its time for. */
export const settleRefund = async ({ id }: Bought) => {
  const charge = await chargeOf(id)
  const { data } = await askProvider<Disputes>(`/v1/refunds?charge=${charge}`)
  await hurry(data[0]?.id ?? '')
}
