import { randomBytes, randomUUID } from 'node:crypto'
import { splitPrice } from '@fanfare/contract'
import { makeForSale, salePrice } from '../lib/contents.ts'
import type { Tables } from '../lib/tables.ts'

/** A quote that its buyer can confirm. */
export const makeOrder = async (tables: Tables, buyerId: string) => {
  const contentId = await makeForSale(tables)
  const id = randomUUID()
  const { total, processing, platform, creator } = splitPrice(salePrice)
  const amounts = [salePrice, processing, platform, creator, total].map(({ amount }) => amount)
  await tables.rows(
    `insert into billing.orders (id, account_id, content_id, creator_id, title, state, currency,
       price, processing, platform, creator, tax, total, created_at, expires_at)
     select $1, $2, id, creator_id, title, 'quoted', 'USD', $4, $5, $6, $7, 0, $8, now(),
       now() + interval '15 minutes' from catalog.contents where id = $3`,
    [id, buyerId, contentId, ...amounts],
  )
  return id
}

/** On file here, and not known to the provider any more. */
export const makePaymentMethod = async (tables: Tables, ownerId: string) => {
  const id = randomUUID()
  await tables.rows(
    `insert into billing.payment_methods
       (id, account_id, provider_id, brand, last4, exp_month, exp_year, created_at)
     values ($1, $2, $3, 'visa', '4242', 12, 2040, now())`,
    [id, ownerId, `pm_${randomBytes(12).toString('hex')}`],
  )
  return id
}
