import type { ContentId } from '@fanfare/contract'
import { type Client, createClient, isDefinite } from '@fanfare/contract/client'
import { intentionsIn, memoryStore } from '@fanfare/contract/intentions'
import { until } from '@fanfare/ops'
import { type Actor, newCreator, newFan } from '../lib/actor.ts'
import { openClient } from '../lib/client.ts'
import { Figure } from '../lib/figures.ts'
import { register } from '../lib/person.ts'
import { publishArticle } from '../lib/shop.ts'
import type { World } from '../lib/world.ts'
import { type Attack, refusalOf } from './attack.ts'

const sold = { pricing: { type: 'paid', price: { amount: 999, currency: 'USD' } } } as const
const stolen = 'pm_card_visa_chargeDeclined'

/** Tries one card; answers why it was not let to the bank. */
const tryCard = async ({ call }: Pick<Client, 'call'>, id: ContentId, card = stolen) => {
  const { order } = await call('createQuote', { body: { type: 'content', id } })
  const params = { id: order.id }
  const refusal = await refusalOf(
    call('confirmOrder', { params, body: { paymentMethod: card, consent: true, country: 'DE' } }),
  )
  if (refusal) return refusal
  const over = ['failed', 'paid', 'needs-action']
  await until('the bank’s answer', async () =>
    over.includes((await call('readOrder', { params })).order.state),
  )
  return undefined
}

/** The same address for whoever they sign in as. */
const fromAddress = ({ stack }: World, { browser }: Actor, address: string): Client => {
  const intentions = intentionsIn(memoryStore(), { isDefinite })
  const send: typeof browser.fetch = (url, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    return browser.fetch(url, { ...init, headers })
  }
  return createClient({ origin: stack.apiUrl, send, intentions: async () => intentions })
}

const most = { perAccount: 5, perAddress: 30 }

/** Stolen cards are tried out until one works. */
export const tryCards: Attack = async (world) => {
  const figure = new Figure('abuse.card-testing')
  const creator = await newCreator(world)
  const content = await publishArticle(creator, sold)

  const patient = await newFan(world)
  for (let count = 0; count < most.perAccount; count++) {
    const refusal = await tryCard(patient, content)
    figure.count(refusal ? `refused after ${count} declines: ${refusal}` : undefined)
  }
  const sixth = await tryCard(patient, content, 'pm_card_visa')
  figure.count(sixth === 'request.too-many' ? undefined : 'an account tries cards for ever')

  const address = '198.51.100.77'
  const farm = Array.from({ length: most.perAddress / most.perAccount }, () => newFan(world))
  await Promise.all(
    farm.map(async (made) => {
      const caller = fromAddress(world, await made, address)
      for (let count = 0; count < most.perAccount; count++) await tryCard(caller, content)
    }),
  )
  const next = fromAddress(world, await newFan(world), address)
  const refused = await tryCard(next, content)
  figure.count(refused === 'request.too-many' ? undefined : 'an address tries cards for ever')

  const nobody = await register(world.stack, false)
  const begun = await refusalOf(openClient(world.stack, nobody).call('beginPaymentMethod'))
  figure.count(begun === 'auth.email-not-verified' ? undefined : 'anybody has cards tried for them')

  const buyer = await newFan(world)
  await tryCard(buyer, content, 'pm_card_threeDSecure2Required')
  const { transactions } = await buyer.call('listTransactions', { query: { status: 'pending' } })
  const id = transactions[0]?.id
  if (!id) throw new Error('no order waits for the bank')
  const polls = await Promise.all(
    Array.from({ length: 40 }, () => buyer.call('readOrder', { params: { id } })),
  )
  const secrets = new Set(polls.map(({ action }) => action?.clientSecret))
  const isOne = secrets.size === 1 && !secrets.has(undefined)
  figure.count(isOne ? undefined : `polls were given ${secrets.size} answers`)
  return figure
}
