import { randomUUID } from 'node:crypto'
import type { AccountId, SaleSplit } from '@fanfare/contract'
import pg from 'pg'

/** The tables that a sale writes to, with their indexes and without anything that watches them. */
const tables = `
  create schema bare;
  create table bare.entries (like ledger.entries including indexes);
  create table bare.lines (like ledger.lines including indexes);
  create table bare.earnings (like ledger.earnings including defaults including indexes)`

const insertion = {
  name: 'bare-sale',
  text: `
    with entered as (
      insert into bare.entries (id, kind, source, reference, posted_at)
      values ($1, 'sale', $2, $3, now())
    ), written as (
      insert into bare.lines (entry_id, line, debit_id, credit_id, amount, currency, posted_at)
      values ($1, 1, $4, $5, $8, 'USD', now()), ($1, 2, $4, $6, $9, 'USD', now()),
        ($1, 3, $4, $7, $10, 'USD', now())
    )
    insert into bare.earnings (sale_id, creator_id, rail, currency, creator_share, platform_share,
      processing_share, tax_share, available_at)
    values ($1, $5, 'card', 'USD', $8, $9, $10, 0, now())`,
}

/** What somebody would write who only wants the rows in the tables, one sale after the other. */
export const openBareRows = async (url: string, connections: number) => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  await pool.query(tables)
  const [clearing, platform, processing] = Array.from({ length: 3 }, () => randomUUID())
  return {
    insert: (creatorId: AccountId, split: SaleSplit) => {
      const [id, source] = [randomUUID(), randomUUID()]
      const accounts = [clearing, creatorId, platform, processing]
      const amounts = [split.creator.amount, split.platform.amount, split.processing.amount]
      const values = [id, source, `ch_${source}`, ...accounts, ...amounts]
      return pool.query({ ...insertion, values })
    },
    [Symbol.asyncDispose]: () => pool.end(),
  }
}
