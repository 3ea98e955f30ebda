import { type Currency, money } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { ledgerAccountId, ofCreator, ours } from './accounts.ts'
import { entryOf, move } from './entry.ts'
import { postRefund } from './movements/refund.ts'
import { readEntriesAbout, readLines } from './reader/entries.ts'
import { aCreator, openBooks } from './test/books.ts'
import { keepLedgerPartitions } from './writer/partitions.ts'
import { postEntry } from './writer/post.ts'

const { world, books } = await openBooks()

const clearing = ours('clearing:card')

/** A line past all of our own code, as a hasty hand would type it. */
const typeLine = ({
  amount = 1,
  currency = 'USD' as Currency,
  debit = ledgerAccountId(clearing, 'USD'),
  credit = ledgerAccountId(ours('platform-fees'), 'USD'),
  entry = '',
}) =>
  books.post(async (tx, now) => {
    const id = entry || uuid()
    if (!entry) {
      await sql`insert into ledger.entries (id, kind, source, posted_at)
        values (${id}, 'sale', ${id}, ${now})`.execute(tx.q)
    }
    await sql`insert into ledger.lines
      (entry_id, line, debit_id, credit_id, amount, currency, posted_at)
      values (${id}, 99, ${debit}, ${credit}, ${amount}, ${currency}, ${now})`.execute(tx.q)
  })

describe('the database refuses', () => {
  beforeAll(async () => {
    await books.sell(aCreator())
    await books.sell(aCreator(), { currency: 'EUR' })
    await expect(
      typeLine({}),
      'the typed line is good but for what is wrong',
    ).resolves.not.toThrow()
  })

  it('a negative or zero amount', async () => {
    await expect(typeLine({ amount: -5 })).rejects.toThrow('amount_check')
    await expect(typeLine({ amount: 0 })).rejects.toThrow('amount_check')
  })

  it('a line across currencies', async () => {
    const credit = ledgerAccountId(ours('platform-fees'), 'EUR')
    await expect(typeLine({ credit })).rejects.toThrow('two accounts of its currency')
    await expect(typeLine({ currency: 'EUR' })).rejects.toThrow('two accounts of its currency')
  })

  it('a line without an entry, without an account, or from an account to itself', async () => {
    await expect(typeLine({ entry: uuid() })).rejects.toThrow('needs an entry')
    await expect(typeLine({ debit: uuid() })).rejects.toThrow('two accounts')
    const credit = ledgerAccountId(clearing, 'USD')
    await expect(typeLine({ credit })).rejects.toThrow('two_accounts')
  })

  it('a line added to an entry later', async () => {
    const entry = await books.sell(aCreator())
    world.clock.advance(1_000)
    await expect(typeLine({ entry })).rejects.toThrow('an entry of its instant')
  })

  it('an overdrawn available account', async () => {
    const creator = aCreator()
    await books.sell(creator)
    await books.releaseAll()
    const lines = [move(ofCreator('creator-available', creator), clearing, money(880, 'USD'))]
    const overdraw = books.post((tx, now) =>
      postEntry(tx, entryOf({ kind: 'payout', source: uuid() }, lines), now),
    )
    await expect(overdraw).rejects.toThrow('ledger_balances_not_overdrawn')
    expect(await books.creatorHas(creator)).toMatchObject({ available: 879 })
  })

  it.each([
    'update ledger.lines set amount = amount + 1',
    'delete from ledger.lines',
    'truncate ledger.lines',
    'truncate ledger.lines_default',
    `update ledger.entries set kind = 'tip'`,
    'delete from ledger.entries',
    'truncate ledger.entries cascade',
    `update ledger.accounts set currency = 'GBP'`,
    'delete from ledger.accounts',
    'truncate ledger.accounts cascade',
    'update ledger.balances set balance = balance + 1',
    'delete from ledger.balances',
    'truncate ledger.balances',
  ])('%s', async (statement) => {
    const typed = books.post((tx) => sql.raw(statement).execute(tx.q))
    await expect(typed).rejects.toMatchObject({ code: '23001' })
  })
})

it('new partitions refuse the same', async () => {
  await books.post(keepLedgerPartitions)
  await books.post(keepLedgerPartitions)
  world.clock.advance(40 * 86_400_000)
  await books.sell(aCreator())
  const { rows } = await sql<{ name: string }>`
    select distinct tableoid::regclass::text as name from ledger.lines
    where posted_at = ${books.at()}`.execute(world.scope().db.q)
  expect(rows).toEqual([{ name: expect.stringMatching(/^ledger\.lines_p\d+$/) }])
  for (const statement of ['truncate', 'delete from'] as const) {
    const typed = books.post((tx) => sql.raw(`${statement} ${rows[0]?.name}`).execute(tx.q))
    await expect(typed).rejects.toMatchObject({ code: '23001' })
  }
})

it('an entry moves only what its kind allows', () => {
  const cause = { kind: 'sale', source: 'x' } as const
  const backwards = move(ours('platform-fees'), clearing, money(1, 'USD'))
  expect(() => entryOf(cause, [backwards])).toThrow('sale may not move from platform-fees')
  expect(() => entryOf(cause, [])).toThrow('moves nothing')
})

describe('the same cause is one entry', () => {
  it('posted twice', async () => {
    const creator = aCreator()
    const sale = books.saleOf(creator)
    const ids = [1, 2].map(() => books.postOne(sale))
    const [first, second] = [await ids[0], await ids[1]]
    expect(second).toBe(first)
    expect(await books.creatorHas(creator)).toMatchObject({ pending: 879 })
  })

  it('posted twenty times at once, by a new creator', async () => {
    const creator = aCreator()
    const sale = books.saleOf(creator)
    const ids = await Promise.all(Array.from({ length: 20 }, () => books.postOne(sale)))
    expect(new Set(ids).size).toBe(1)
    expect(await readLines(world.scope().db, ids.slice(0, 1))).toHaveLength(3)
    expect(await books.creatorHas(creator)).toMatchObject({ pending: 879 })
  })

  it('refunded twenty times at once, released or not', async () => {
    const creator = aCreator()
    const early = await books.sell(creator)
    await books.releaseAll()
    const late = await books.sell(creator)
    for (const sale of [early, late]) {
      const claim = books.claimOn(sale, { amount: money(100, 'USD') })
      await Promise.all(
        Array.from({ length: 20 }, () => books.post((tx, now) => postRefund(tx, claim, now))),
      )
      expect(await readEntriesAbout(world.scope().db, [sale])).toHaveLength(1)
    }
    expect(await books.creatorHas(creator)).toMatchObject({ available: 794, pending: 794 })
  })
})
