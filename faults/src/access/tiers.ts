import { randomUUID } from 'node:crypto'
import type { Tables } from '../lib/tables.ts'

/** On sale, by its creator, and nobody has it. */
export const makeTier = async (tables: Tables, creatorId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into billing.tiers (id, creator_id, name, currency, price, color, position, created_at)
     values ($1, $2, $3, 'USD', 499, 'ember', 0, now())`,
    [id, creatorId, `Tier ${id.slice(0, 8)}`],
  )
  return id
}
