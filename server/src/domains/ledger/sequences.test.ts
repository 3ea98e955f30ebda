import { type AccountId, type Currency, currencies, money } from '@fanfare/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomRuns } from '../../../test/full-size.ts'
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
  if (!sale) return
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
  if (!source) return
  const post = endings[kind]
  await send(past, () => books.post((tx, now) => post(tx, source, now)))
}

const take = async (past: Past, step: Step) => {
  if (step.do === 'sell') await sell(past, step)
  else if (step.do === 'refund' || step.do === 'dispute') await claim(past, step)
  else if (step.do === 'win' || step.do === 'lose' || step.do === 'bounce') await close(past, step)
  else if (step.do === 'repeat') await one(past.sent, step.which)?.()
  else if (step.do === 'wait') world.clock.advance(step.days * day)
  else if (step.do === 'release') await books.releaseSome(step.batch)
  else if (step.do === 'pay-out') {
    for (const currency of currencies) await books.payOut(creatorOf(past, step.creator), currency)
  }
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
  const run = async (steps: readonly Step[]) => {
    const creators = [aCreator(), aCreator()]
    const past: Past = { creators, sales: [], disputes: [], refunds: [], sent: [] }
    for (const step of steps) {
      await take(past, step).catch((error: unknown) => {
        if (!(error instanceof LedgerRefusal)) throw error
      })
    }
    await books.expectSound()
    await expectCreatorsSound(past)
  }
  await fc.assert(fc.asyncProperty(sequences, run), randomRuns(12, 40))
})
