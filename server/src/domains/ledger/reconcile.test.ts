import { money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { postDisputeLost } from './movements/dispute-closed.ts'
import { postDisputeOpened } from './movements/dispute-opened.ts'
import { postDisputeFee, postProviderFee } from './movements/fees.ts'
import type { PaymentProvider, ProviderTransaction } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { aCreator, day, openBooks } from './test/books.ts'

const { world, books } = await openBooks()
const statement: ProviderTransaction[] = []

/** The outside: what it has written down, two to a page. */
const provider: PaymentProvider = {
  rail: 'card',
  async *listBalanceTransactions({ from, to }) {
    const inside = statement.filter(({ createdAt }) => createdAt >= from && createdAt < to)
    for (let at = 0; at < inside.length; at += 2) yield inside.slice(at, at + 2)
  },
}

const says = (source: string, amount: number, fee = 0) => {
  const id = `txn_${statement.length + 1}`
  const createdAt = books.at()
  const moved = { id, type: 'charge', amount, fee, currency: 'USD', exchangeRate: null } as const
  statement.push({ ...moved, source, createdAt })
  return id
}

/** Today, whole. */
const compare = () => {
  const start = Math.floor(books.at().getTime() / day) * day
  return reconcile(books.scope(), provider, { from: new Date(start), to: new Date(start + day) })
}

const sold = async (source: string) => {
  const sale = await books.sell(aCreator(), { source })
  return { sale, charge: `ch_${source}` }
}
const feeOf = (source: string, reference: string, amount: number) =>
  books.post((tx, now) => {
    const fee = { source, reference, rail: 'card', fee: money(amount, 'USD') } as const
    return reference.startsWith('dp_')
      ? postDisputeFee(tx, fee, now)
      : postProviderFee(tx, fee, now)
  })
const openOnes = async () =>
  world
    .scope()
    .db.q.selectFrom('ledger.reconciliation_differences')
    .select(['kind', 'reference', 'ours', 'theirs'])
    .where('resolved_at', 'is', null)
    .orderBy('reference')
    .execute()

it('finds no difference where both sides agree, through refund and dispute', async () => {
  const { sale, charge } = await sold('a')
  await feeOf(says(charge, 1028, 60), charge, 60)
  await books.refund(sale, { reference: 're_a', amount: money(28, 'USD') })
  says('re_a', -28)
  const claim = books.claimOn(sale, { reference: 'dp_a' })
  await books.post((tx, now) => postDisputeOpened(tx, claim, now))
  await feeOf(says('dp_a', -1000, 1500), 'dp_a', 1500)
  await books.post((tx, now) => postDisputeLost(tx, claim.source, now))
  expect(await compare()).toEqual([])
})

it('lists each kind of difference, until it is resolved', async () => {
  const [amount, fee] = [await sold('other-amount'), await sold('other-fee')]
  await sold('unheard-of')
  says(amount.charge, 1000)
  const id = says(fee.charge, 1028, 60)
  says('ch_unknown', 515)
  const found = [
    { kind: 'other-amount', reference: 'ch_other-amount', ours: 1028, theirs: 1000 },
    { kind: 'other-fee', reference: 'ch_other-fee', ours: 0, theirs: 60 },
    { kind: 'missing-there', reference: 'ch_unheard-of', ours: 1028, theirs: null },
    { kind: 'missing-here', reference: 'ch_unknown', ours: null, theirs: 515 },
  ]
  expect(await compare()).toEqual(found.map((one) => ({ ...one, currency: 'USD' })))
  expect(await openOnes()).toEqual(found)

  await feeOf(id, fee.charge, 60)
  world.clock.advance(day)
  // A day late, and so only seen because it was missing before.
  says('ch_unheard-of', 1028)
  await compare()
  expect(await openOnes()).toEqual([found[0], found[3]])
})

it('imports a transaction once, however often it is listed', async () => {
  await compare()
  await compare()
  const { n } = await world
    .scope()
    .db.q.selectFrom('ledger.provider_transactions')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(n).toBe(statement.length)
})
