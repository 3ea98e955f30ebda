import { z } from 'zod'
import type { Database, Transaction } from '../database/database.ts'
import { readSetting, writeSetting } from '../database/settings.ts'

const currency = z.enum(['eur', 'gbp', 'usd'])

/** In which currency the account has its balance; null is one balance for each. */
export const Settlement = z.strictObject({
  currency: currency.nullable().default(null),
  /** What one unit of another currency is worth in that of the balance, from now on. */
  rates: z.partialRecord(currency, z.number().positive()).default({}),
})
export type Settlement = z.infer<typeof Settlement>

const name = 'settlement'
const usual = Settlement.parse({})

export const writeSettlement = (db: Database, settlement: Settlement) =>
  writeSetting(db, name, settlement)

interface Settled {
  currency: string
  /** Null where nothing is exchanged. */
  rate: number | null
  change(amount: number): number
}

/** How money of this currency arrives on the balance at this moment. */
export async function settlementOf(tx: Transaction, charged: string): Promise<Settled> {
  const { currency, rates } = await readSetting<Settlement>(tx, name, usual)
  const rate = currency && currency !== charged ? rates[charged as keyof typeof rates] : undefined
  if (!currency || rate === undefined) {
    return { currency: charged, rate: null, change: (amount) => amount }
  }
  const change = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount) * rate)
  return { currency, rate, change }
}
