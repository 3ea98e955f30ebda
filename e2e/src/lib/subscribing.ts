import type { RequestOf, Routes, SubscriptionId, SubscriptionView, TierId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import { changeRows } from './database.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

type Terms = Partial<RequestOf<Routes['createTier']>['body']>

export interface TierShop {
  readonly creator: Person
  readonly id: TierId
  readonly checkout: string
}

const usd = (amount: number) => ({ amount, currency: 'USD' as const })

/** Another tier of theirs. */
export const newTier = async ({ session }: Person, terms: Terms = {}): Promise<TierId> => {
  const { tier } = await session.call('createTier', {
    body: { name: 'Harbour light', price: usd(999), benefits: ['The sketchbook'], ...terms },
  })
  return tier.id
}

/** A tier of somebody new, for the total of 10.28 that the specification works out. */
export const newTierShop = async (site: Site, terms: Terms = {}): Promise<TierShop> => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const id = await newTier(creator, terms)
  return { creator, id, checkout: `/checkout?type=subscription&id=${id}` }
}

/** By their own session: what they have with anybody. */
export const ownSubscription = async ({ session }: Person): Promise<SubscriptionView> => {
  const { subscriptions } = await session.call('listSubscriptions', { query: {} })
  if (!subscriptions[0]) throw new Error('there is no subscription')
  return subscriptions[0]
}

/** Paid for past the screens, for what comes after subscribing. */
export const subscribe = async (fan: Person, id: TierId, card = 'pm_card_visa') => {
  const { call } = fan.session
  const { order } = await call('createQuote', { body: { type: 'subscription', id } })
  await call('confirmOrder', {
    params: { id: order.id },
    body: { paymentMethod: card, saveCard: true, consent: true, country: 'DE' },
  })
  await until('an active subscription', async () => {
    const { subscriptions } = await call('listSubscriptions', { query: {} })
    return subscriptions.some(({ state }) => state === 'active')
  })
  return (await ownSubscription(fan)).id
}

/**
 * For one subscription so many days pass at once: everything about it lies that much further back.
 * The product's own clock is everybody's, so it stays.
 */
export const letDaysPass = async (id: SubscriptionId, days: number) => {
  const earlier = (columns: readonly string[]) =>
    columns.map((column) => `${column} = ${column} - interval '${days} days'`).join(', ')
  const span = ['period_start', 'period_end']
  const own = [...span, 'anchor_at', 'started_at', 'due_at', 'resume_at']
  await changeRows(
    `update billing.invoices set ${earlier(span)} where subscription_id = '${id}'`,
    `update billing.subscriptions set ${earlier(own)} where id = '${id}'`,
  )
}
