import { ContentId, type RequestOf, type Routes, type TierId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import type { Actor } from './actor.ts'
import type { World } from './world.ts'

export const usd = (amount: number) => ({ amount, currency: 'USD' as const })

type Terms = Pick<RequestOf<Routes['createTier']>['body'], 'isPremium'> & { readonly name?: string }

let made = 0

export const newTier = async ({ call }: Actor, price: number, terms: Terms = {}) => {
  const body = { name: `Tier ${++made}`, price: usd(price), benefits: ['Letters'], ...terms }
  return (await call('createTier', { body })).tier.id as TierId
}

const article = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Rain.' }] }],
}

type About = Omit<Partial<RequestOf<Routes['createContent']>['body']>, 'type' | 'article'>

export const publishArticle = async ({ call }: Actor, about: About) => {
  const { content } = await call('createContent', {
    body: { type: 'article', title: 'Weather', article, ...about },
  })
  const id = ContentId.parse(content.id)
  await call('publishContent', { params: { id }, body: { when: 'ready', rightsConfirmed: true } })
  return id
}

type Wanted = RequestOf<Routes['createQuote']>['body']

/** Paid for with this card; answers the order. */
export const buy = async ({ call }: Actor, wanted: Wanted, paymentMethod = 'pm_card_visa') => {
  const { order } = await call('createQuote', { body: wanted })
  const params = { id: order.id }
  await call('confirmOrder', {
    params,
    body: { paymentMethod, saveCard: true, consent: true, country: 'DE' },
  })
  await until('a payment', async () => {
    const { order: now } = await call('readOrder', { params })
    if (now.state === 'failed') throw new Error(`${order.id} failed`)
    return now.state === 'paid'
  })
  return order.id
}

export const subscribe = async (fan: Actor, id: TierId) => {
  await buy(fan, { type: 'subscription', id })
  const { subscriptions } = await fan.call('listSubscriptions', { query: {} })
  const [own] = subscriptions
  if (!own) throw new Error('a subscription was paid and is not there')
  return own.id
}

/** Everything about this subscription lies so much further back. The clock is everybody's. */
export const letPass = async ({ tables }: World, subscriptionId: string, time: string) => {
  const earlier = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - $2::interval`).join(', ')
  const span = ['period_start', 'period_end']
  const own = [...span, 'anchor_at', 'started_at', 'due_at']
  const given = [subscriptionId, time]
  await tables.rows(
    `update billing.invoices set ${earlier(span)} where subscription_id = $1`,
    given,
  )
  await tables.rows(`update billing.subscriptions set ${earlier(own)} where id = $1`, given)
}
