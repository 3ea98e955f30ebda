import { type AccountId, type Currency, currencies, money } from '@fanfare/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkStories, countSteps } from '../../../test/random-stories.ts'
import { postDisputeLost, postDisputeWon } from './movements/dispute-closed.ts'
import { postDisputeOpened } from './movements/dispute-opened.ts'
import { postRefund } from './movements/refund.ts'
import { postRefundFailed } from './movements/refund-failed.ts'
import { readPending } from './reader/earnings.ts'
import { LedgerRefusal } from './refusal.ts'
import { aCreator, day, openBooks } from './test/books.ts'
import { type ClaimStep, type Close, type Sell, type Step, sequences } from './test/steps.ts'

const { world, books } = await openBooks()

interface Past {
  /** Nobody else's, so that a failure can be made smaller. */
  readonly creators: readonly AccountId[]
  readonly sales: { id: string; total: number; currency: Currency }[]
  readonly disputes: string[]
  readonly refunds: string[]
  /** Everything that was sent: it may come again at any time, and then is what it was. */
  readonly sent: (() => Promise<void>)[]
}

const one = <T>(all: readonly T[], which: number) => all[which % Math.max(all.length, 1)]

const creatorOf = ({ creators }: Past, index: number) => creators[index] as AccountId

const send = async (past: Past, post: () => Promise<string>) => {
  const id = await post()
  past.sent.push(async () => expect(await post()).toBe(id))
  return id
}

const sell = async (past: Past, { creator, currency, price, taxPerMille, days }: Sell) => {
  const tax = Math.floor((price * taxPerMille) / 1_000)
  const sale = books.saleOf(creatorOf(past, creator), { price, tax, currency, days })
  const id = await send(past, () => books.postOne(sale))
  past.sales.push({ id, total: sale.split.total.amount, currency })
}

const claim = async (past: Past, { do: kind, which, perMille }: ClaimStep) => {
  const sale = one(past.sales, which)
  if (!sale) return false
  const part = Math.max(1, Math.floor((sale.total * (perMille ?? 0)) / 1_000))
  const given = books.claimOn(sale.id, perMille ? { amount: money(part, sale.currency) } : {})
  const post = kind === 'refund' ? postRefund : postDisputeOpened
  await send(past, () => books.post((tx, now) => post(tx, given, now)))
  const claims = kind === 'dispute' ? past.disputes : past.refunds
  claims.push(given.source)
}

const endings = { win: postDisputeWon, lose: postDisputeLost, bounce: postRefundFailed }

const close = async (past: Past, { do: kind, which }: Close) => {
  const source = one(kind === 'bounce' ? past.refunds : past.disputes, which)
  if (!source) return false
  const post = endings[kind]
  await send(past, () => books.post((tx, now) => post(tx, source, now)))
}

const payOut = async (creator: AccountId) => {
  const paid = await Promise.all(currencies.map((currency) => books.payOut(creator, currency)))
  return paid.includes(true)
}

const take = async (past: Past, step: Step) => {
  if (step.do === 'sell') return sell(past, step)
  if (step.do === 'refund' || step.do === 'dispute') return claim(past, step)
  if (step.do === 'win' || step.do === 'lose' || step.do === 'bounce') return close(past, step)
  if (step.do === 'repeat') return one(past.sent, step.which)?.() ?? false
  if (step.do === 'wait') return world.clock.advance(step.days * day)
  if (step.do === 'release') return (await books.releaseSome(step.batch)) > 0
  if (step.do === 'pay-out') return payOut(creatorOf(past, step.creator))
}

/** Nobody owes while they could be paid, and what is pending by date is what is pending in all. */
const expectCreatorsSound = async ({ creators }: Past) => {
  for (const creator of creators) {
    for (const currency of currencies) {
      const has = await books.creatorHas(creator, currency)
      expect(Math.min(has.available, has.receivable)).toBe(0)
      const byDay = await readPending(world.scope().db, creator, currency)
      expect(byDay.reduce((sum, { money: { amount } }) => sum + amount, 0)).toBe(has.pending)
    }
  }
}

it('whatever happens in any order, the ledger is sound', async () => {
  const taken = countSteps<Step['do']>((error) => error instanceof LedgerRefusal)
  const run = async (steps: readonly Step[]) => {
    const creators = [aCreator(), aCreator()]
    const past: Past = { creators, sales: [], disputes: [], refunds: [], sent: [] }
    for (const step of steps) await taken.take(step.do, () => take(past, step))
    await books.expectSound()
    await expectCreatorsSound(past)
  }
  await checkStories(fc.asyncProperty(sequences, run), { few: 30, more: 40 }, () =>
    taken.expectAtLeast({
      sell: 40,
      refund: 8,
      dispute: 9,
      win: 2,
      lose: 4,
      bounce: 4,
      repeat: 25,
      wait: 40,
      release: 20,
      'pay-out': 2,
    }),
  )
})
