import { money, OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { billingRoutes } from '../index.ts'
import type { Kind } from '../orders/kind.ts'
import { registerKinds } from '../orders/kinds.ts'
import { bookSaleLines, paidFor } from '../orders/sale-lines.ts'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { createQuote } from './commands/create-quote.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const creatorId = shop.creator.actor.accountId

const partner = await person(shop.world, true)
/** What two people made, who share what it brings. */
const duet = 'Duet'

/** Who can open what they paid for. */
const opened = new Set<OrderId>()

/** A file that somebody sends with a message and asks money for. */
const attachment: Kind = {
  name: 'attachment',
  offer: async (_, __, asked) => {
    if ((asked.type as string) !== 'attachment') return null
    const nothing = { contentId: null, messageId: null, tierId: null, interval: null, months: null }
    const what = { kind: 'attachment', creatorId, title: asked.id, price: money(500, 'USD') }
    return { sellable: { ...what, ...nothing }, others: [] }
  },
  agree: async () => {},
  paidBefore: 'order.paid',
  book: (tx, order, charge, now) => {
    const authors = order.title === duet ? [creatorId, partner.actor.accountId] : [creatorId]
    const sum = money(paidFor(order).amount / authors.length, order.currency)
    const lines = authors.map((author) => ({
      kind: 'sale' as const,
      source: author === creatorId ? order.id : `${order.id}:${author}`,
      creatorId: author,
      sum,
    }))
    return bookSaleLines(tx, order, lines, charge, now)
  },
  deliver: async (_, { id }) => void opened.add(id),
  returned: 'whole',
  close: async (_, { id }) => opened.delete(id),
  open: async (_, { id }) => void opened.add(id),
  namesOfSums: async (_, orders) => new Map(orders.map(({ id }) => [id, 'Files in messages'])),
  show: async () => ({
    named: [],
    itemOf: ({ title }) => ({ type: 'tips', title, tips: [] }),
  }),
  words: {
    bought: ({ title }) => ({ did: `You unlocked “${title}”`, open: 'Open it', path: '/messages' }),
    payee: 'the sender',
    sold: 'Somebody unlocked it',
    product: ({ title }) => `“${title}”, a file in a message on Fanfare`,
    refundPolicy: 'A file that was not opened goes back within 30 days.',
    unused: 'The file was never opened.',
  },
}
registerKinds([attachment])

// A kind comes with a migration that lets the table have it.
beforeAll(() =>
  shop.system.transact(({ q }) =>
    sql`alter table billing.orders
      drop constraint orders_kind_check, drop constraint orders_what_for`.execute(q),
  ),
)

const sellTo = async (fan: SignedInScope, title: string, card = 'pm_card_visa') => {
  const { id } = await createQuote(fan, { type: 'attachment', id: title } as never)
  await shop.confirm(fan, id, card)
  await shop.reaches(id, 'paid')
  return id
}

const sell = async (title: string, card?: string) => {
  const fan = await shop.fan()
  return { fan, id: await sellTo(fan, title, card) }
}

const pdfOf = async (fan: SignedInScope, id: OrderId) => {
  const asked = { params: { id }, query: undefined, body: undefined }
  const { body } = await billingRoutes.readReceiptPdf(fan, asked, {} as Exchange)
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).subarray(0, 5).toString()
}

it('a kind that is made here sells, and prints a receipt', async () => {
  const { fan, id } = await sell('Sketches')
  expect(opened.has(id)).toBe(true)
  expect(await shop.charged(id)).toBe(1)
  expect((await shop.read(fan, id)).order.item.title).toBe('Sketches')
  expect(await claims.receipt(fan, id)).toMatchObject({
    viewedBy: 'buyer',
    offer: { kind: 'self-serve' },
    share: { state: 'pending' },
  })
  expect(await pdfOf(fan, OrderId.parse(id))).toBe('%PDF-')
  expect(await shop.subjectsTo(fan)).toContain('Your receipt: Sketches')
  expect(await shop.subjectsTo(shop.creator)).toContain('You sold “Sketches”')
})

it('goes back by the rule, and is closed meanwhile', async () => {
  const { fan, id } = await sell('Stems')
  const moved = await claims.books.movedBy(async () => {
    expect(await claims.ask(fan, id)).toMatchObject({ state: 'sending', selfServe: true })
    expect(opened.has(id)).toBe(false)
    await claims.refundReaches(id, 'done')
  })
  expect(moved.clearing).toBeLessThan(0)
  expect((await claims.receipt(fan, id)).order.refundStatus).toBe('refunded')
})

it('is frozen while a bank decides, which reads its own words, and open again once that is won', async () => {
  const { fan, id } = await sell('winning_evidence', 'pm_card_createDispute')
  await claims.dispute(id)
  expect(opened.has(id)).toBe(false)
  expect((await claims.receipt(shop.creator, id)).share.state).toBe('frozen')
  expect(await claims.decide(id)).toBe('won')
  const evidence = await claims.evidence(id)
  expect(evidence.product_description).toContain('a file in a message')
  expect(evidence.access_activity_log).toContain('Downloads')
  expect(opened.has(id)).toBe(true)
  expect((await claims.receipt(fan, id)).order.refundStatus).toBe('kept')
})

it('counts towards the refunds that one person gets by the rule alone', async () => {
  const fan = await shop.fan()
  const ask = async (title: string) => (await claims.ask(fan, await sellTo(fan, title))).state
  for (const title of ['One', 'Two', 'Three']) expect(await ask(title)).toBe('sending')
  expect(await ask('Four')).toBe('requested')
})

it('is summed under the name it says, and listed with the share that the books give its creator', async () => {
  await sell(duet)
  await shop.react()
  const asked = { params: undefined, body: undefined }
  const earningsOf = (creator: SignedInScope) =>
    billingRoutes.readEarnings(creator, { ...asked, query: { period: '30d' } }, {} as Exchange)
  const { sums, contents } = await earningsOf(shop.creator)
  expect(contents.map(({ title }) => title)).toEqual(['Files in messages'])
  const query = { limit: 50 } as const
  const { sales } = await billingRoutes.listSales(shop.creator, { ...asked, query }, {} as Exchange)
  const sold = sales.find(({ title }) => title === duet)
  expect(sold?.net).toEqual((await earningsOf(partner)).sums.net)
  expect(sales.reduce((sum, { total }) => sum + total.amount, 0)).toBe(sums.gross.amount)
  expect(sums.sales).toBe(sales.length)
})
