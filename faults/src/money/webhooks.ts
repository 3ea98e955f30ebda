import { until } from '@fanfare/ops'
import { Figure } from '../lib/figures.ts'
import { number } from '../lib/flow.ts'
import { must } from '../lib/person.ts'
import { silence } from '../lib/provider.ts'
import { sideBySide } from '../lib/side-by-side.ts'
import { auditBooks, auditOrders } from './audit.ts'
import { newWishes, type Wish } from './buyers.ts'
import { buy } from './checkout.ts'
import { fingerprint } from './fingerprint.ts'
import { deliver, readMessages } from './messages.ts'
import { confirming, heard } from './settle.ts'
import { takeSnapshot } from './snapshot.ts'
import type { World } from './world.ts'

/** Cards whose end nobody here learns but from a message, and that end. */
const slowCards = [
  { number: '4000000000007023', end: 'paid' },
  { number: '4000000000007031', end: 'failed' },
  { number: '4000000000003220', end: 'paid' },
] as const

interface Bought {
  readonly wish: Wish
  readonly orderId: string
  readonly end: string
}

const buyWith = async (world: World, wish: Wish, place: number): Promise<Bought> => {
  const { number: card, end } = slowCards[place % slowCards.length] ?? slowCards[0]
  const method = await world.provider.postAsPage('/v1/payment_methods', {
    type: 'card',
    'card[number]': card,
    'card[exp_month]': '12',
    'card[exp_year]': '2040',
    'card[cvc]': '123',
  })
  return { wish, orderId: await buy(wish, method), end }
}

/** What the bank makes of it, without a word to us. */
const endAtBank = async (world: World, { wish, orderId }: Bought) => {
  const path = `/checkout/orders/${orderId}`
  const { body } = await must(wish.buyer.browser, { method: 'GET', path })
  const { clientSecret } = (body as { action: { clientSecret: string } | null }).action ?? {}
  if (clientSecret) {
    const [id] = clientSecret.split('_secret_')
    const answer = { client_secret: clientSecret, outcome: 'complete' }
    await world.provider.postAsPage(`/v3/authenticate/${id}`, answer)
    return
  }
  const [order] = await world.tables.rows<{ intent_id: string }>(
    'select intent_id from billing.orders where id = $1',
    [orderId],
  )
  await world.provider.control(`hurry/${order?.intent_id}`)
}

/** Orders at the bank, then all that the provider has to tell, again and again from the same moment. */
export const tryWebhooks = async (
  world: World,
  { messages, ways }: { messages: number; ways: number },
): Promise<Figure[]> => {
  const delivered = new Figure('money.webhooks')
  const states = new Figure('money.same-state')
  await using _silence = await silence(world.provider, world.tables)
  const wishes = await newWishes(world, Math.ceil(messages / 10))
  const bought = await sideBySide(4, [...wishes.entries()], ([place, wish]) =>
    buyWith(world, wish, place),
  )
  const patience = { timeoutMs: 600_000, everyMs: 250 }
  await until('the bank', async () => (await confirming(world)) === 0, patience)
  await heard(world)
  await sideBySide(4, bought, (one) => endAtBank(world, one))

  const told = await readMessages(world)
  const times = Math.ceil(messages / told.length)
  await using snapshot = await takeSnapshot(world)
  const wanted = new Map(bought.map(({ orderId, end }) => [orderId, end]))
  let first: string | undefined
  for (let way = 0; way < ways; way++) {
    await snapshot.restore()
    const before = await number(world, `billing.orders where state = 'processing'`)
    const sent = await deliver(world, told, times)
    await heard(world)
    delivered.count(before > 0 && sent >= messages ? undefined : `only ${sent} with ${before} open`)
    // Fees come with the provider's statement, which is read here and not in its own time.
    await auditBooks(world, states)
    const found = await fingerprint(world.tables)
    first ??= found
    states.count(found === first ? undefined : `way ${way + 1} ended in another state`)
    await auditOrders(world, states, wanted)
  }
  return [delivered, states]
}
