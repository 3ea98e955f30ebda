import { type AccountId, type Currency, money, splitSale } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, expect } from 'vitest'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type AccountName, ofCreator, ours } from '../accounts.ts'
import { accountSides } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import type { Claim } from '../movements/claim.ts'
import { postRefund } from '../movements/refund.ts'
import { releaseEarnings } from '../movements/release.ts'
import { postSales, type Sale } from '../movements/sale.ts'
import { readBalance, readTrialBalance, readWrongBalances } from '../reader/balances.ts'
import { lockCreatorBalance } from '../writer/creator-balances.ts'
import { postEntry } from '../writer/post.ts'

export const day = 86_400_000
export const aCreator = () => uuid() as AccountId
export const nothing = { pending: 0, available: 0, frozen: 0, receivable: 0 }

/** The ledger of one world, with short names for what its tests do. */
export const booksOf = (world: World) => {
  const scope = () => world.scope({ kind: 'system' })
  const at = () => world.clock.now()
  const post = <T>(work: (tx: Transaction, now: Date) => Promise<T>) =>
    scope().transact((tx) => work(tx, at()))

  /** Of 9.99 with no tax, available after a week, unless something else is said. */
  const saleOf = (
    creatorId: AccountId,
    { price = 999, tax = 0, currency = 'USD' as Currency, source = uuid(), days = 7 } = {},
  ): Sale => ({
    kind: 'sale',
    source,
    reference: `ch_${source}`,
    rail: 'card',
    creatorId,
    split: splitSale(money(price, currency), money(tax, currency)),
    availableAt: new Date(at().getTime() + days * day),
  })
  const postOne = async (sale: Sale) => {
    const [id] = await post((tx, now) => postSales(tx, [sale], now))
    return id as EntryId
  }
  const sell = (creatorId: AccountId, given?: Parameters<typeof saleOf>[1]) =>
    postOne(saleOf(creatorId, given))
  const claimOn = (saleId: string, given: Partial<Claim> = {}): Claim => {
    const source = given.source ?? uuid()
    return { saleId, source, reference: `re_${source}`, ...given }
  }
  const refund = (saleId: string, given?: Partial<Claim>) =>
    post((tx, now) => postRefund(tx, claimOn(saleId, given), now))
  /** All they have, so that whatever is taken back later is missing; false when they have nothing. */
  const payOut = (creatorId: AccountId, currency: Currency = 'USD') =>
    post(async (tx, now) => {
      const { available } = await lockCreatorBalance(tx, { creatorId, currency }, now)
      if (available.amount === 0) return false
      const lines = [
        move(ofCreator('creator-available', creatorId), ours('clearing:card'), available),
      ]
      await postEntry(tx, entryOf({ kind: 'payout', source: uuid() }, lines), now)
      return true
    })
  const releaseSome = (batch: number) => post((tx, now) => releaseEarnings(tx, now, batch))
  /** Lets everything become due and releases it. */
  const releaseAll = async (days = 7) => {
    world.clock.advance(days * day)
    while ((await releaseSome(500)) > 0);
  }

  const balance = async (name: AccountName, currency: Currency = 'USD', instant?: Date) =>
    (await readBalance(scope().db, name, currency, instant)).amount
  const creatorHas = async (id: AccountId, currency: Currency = 'USD') => ({
    pending: await balance(ofCreator('creator-pending', id), currency),
    available: await balance(ofCreator('creator-available', id), currency),
    frozen: await balance(ofCreator('creator-frozen', id), currency),
    receivable: await balance(ofCreator('creator-receivable', id), currency),
  })
  const weHave = async (currency: Currency = 'USD') => ({
    clearing: await balance(ours('clearing:card'), currency),
    disputed: await balance(ours('disputed'), currency),
    platform: await balance(ours('platform-fees'), currency),
    processing: await balance(ours('processing-fees'), currency),
    tax: await balance(ours('tax-payable'), currency),
    providerFees: await balance(ours('provider-fees'), currency),
    disputeFees: await balance(ours('dispute-fees'), currency),
    fx: await balance(ours('fx'), currency),
  })

  /** What it changed for the house, without what stayed. */
  const movedBy = async (work: () => Promise<unknown>, currency: Currency = 'USD') => {
    const before: Record<string, number> = await weHave(currency)
    await work()
    const moved = Object.entries(await weHave(currency)).map(
      ([name, amount]) => [name, amount - (before[name] ?? 0)] as const,
    )
    return Object.fromEntries(moved.filter(([, amount]) => amount !== 0))
  }

  /**
   * What holds whatever happened. Only clearing may be short, as fees are taken before payouts, and
   * rates move either way.
   */
  const expectSound = async () => {
    const sums = new Map<string, number>()
    for (const { currency, kind, debits, credits } of await readTrialBalance(scope().db)) {
      sums.set(currency, (sums.get(currency) ?? 0) + debits - credits)
      const owed = accountSides[kind] === 'debit' ? debits - credits : credits - debits
      if (kind !== 'clearing:card' && kind !== 'fx')
        expect(owed, `${kind} ${currency}`).toBeGreaterThanOrEqual(0)
    }
    for (const sum of sums.values()) expect(sum).toBe(0)
    expect(await readWrongBalances(scope().db)).toEqual([])
  }
  return {
    scope,
    at,
    post,
    postOne,
    saleOf,
    sell,
    claimOn,
    refund,
    payOut,
    releaseSome,
    releaseAll,
    balance,
    creatorHas,
    movedBy,
    expectSound,
  }
}

/** A world of the test file's own, whose ledger must be sound in the end. */
export const openBooks = async () => {
  const world = await openWorld()
  const books = booksOf(world)
  afterAll(async () => {
    await books.expectSound()
    await world.close()
  })
  return { world, books }
}
