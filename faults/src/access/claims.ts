import { randomBytes, randomUUID } from 'node:crypto'
import type { Tables } from '../lib/tables.ts'
import { makeOrder } from './sales.ts'

/** Long enough ago that nothing comes back by itself. The provider does not know its payment. */
export const makePaidOrder = async (tables: Tables, buyerId: string) => {
  const id = await makeOrder(tables, buyerId)
  await tables.rows(
    `update billing.orders set state = 'paid', paid_at = now() - interval '31 days', intent_id = $2
     where id = $1`,
    [id, `pi_${randomBytes(12).toString('hex')}`],
  )
  return id
}

/** Bought by nobody in particular. */
export const makeSale = async (tables: Tables, creatorId: string) => {
  const id = await makePaidOrder(tables, randomUUID())
  await tables.rows('update billing.orders set creator_id = $2 where id = $1', [id, creatorId])
  return id
}

export const makeRefund = async (
  tables: Tables,
  creatorId: string,
  state: 'requested' | 'with-platform',
) => {
  const orderId = await makeSale(tables, creatorId)
  const id = randomUUID()
  await tables.rows(
    `insert into billing.refunds (id, order_id, account_id, creator_id, title, amount, currency,
       state, asked_by, asked_at, answer_by)
     select $1, id, account_id, creator_id, title, total, currency, $3, 'fan', now(),
       now() + interval '3 days' from billing.orders where id = $2`,
    [id, orderId, state],
  )
  return id
}
