import type { AccountId, BillingDetails, PaymentMethodId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { ProviderCard } from '../gateways/provider.ts'
import type { MethodRow } from './reader.ts'

/** Held until the end: what one buyer does with cards and orders happens one after the other. */
export const lockCustomer = async (tx: Transaction, accountId: AccountId, now: Date) => {
  const lock = () =>
    tx.q
      .selectFrom('billing.customers')
      .select('account_id')
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
  if (await lock()) return
  await tx.q
    .insertInto('billing.customers')
    .values({ account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  await lock()
}

export const keepCustomer = async (tx: Transaction, accountId: AccountId, providerId: string) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ provider_id: providerId })
    .where('account_id', '=', accountId)
    .execute()
}

/** Needs the customer's lock. */
export const keepCountry = async (tx: Transaction, accountId: AccountId, country: string) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ country })
    .where('account_id', '=', accountId)
    .execute()
}

const datesOf = ({ expMonth, expYear }: ProviderCard) => ({
  exp_month: expMonth,
  exp_year: expYear,
})

/** Needs the customer's lock. The same card is kept once; the first is the one used by default. */
export const insertMethod = async (
  tx: Transaction,
  accountId: AccountId,
  card: ProviderCard,
  now: Date,
): Promise<MethodRow> => {
  const another = await tx.q
    .selectFrom('billing.payment_methods')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return tx.q
    .insertInto('billing.payment_methods')
    .values({
      id: uuid() as PaymentMethodId,
      account_id: accountId,
      provider_id: card.id,
      brand: card.brand,
      last4: card.last4,
      ...datesOf(card),
      is_default: another === undefined,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(datesOf(card)))
    .returningAll()
    .$castTo<MethodRow>()
    .executeTakeFirstOrThrow()
}

/** The card network has sent a new date. One that is older than what is known came late. */
export const setDates = async (tx: Transaction, card: ProviderCard) => {
  await tx.q
    .updateTable('billing.payment_methods')
    .set(datesOf(card))
    .where('provider_id', '=', card.id)
    .where(sql<boolean>`(exp_year, exp_month) < (${card.expYear}, ${card.expMonth})`)
    .execute()
}

/** Needs the customer's lock. */
export const setDefault = async (tx: Transaction, { id, account_id }: MethodRow) => {
  await tx.q
    .updateTable('billing.payment_methods')
    .set({ is_default: false })
    .where('account_id', '=', account_id)
    .where('is_default', '=', sql.lit(true))
    .execute()
  await tx.q
    .updateTable('billing.payment_methods')
    .set({ is_default: true })
    .where('id', '=', id)
    .execute()
}

export const deleteMethod = async (tx: Transaction, providerId: string) => {
  await tx.q.deleteFrom('billing.payment_methods').where('provider_id', '=', providerId).execute()
}

/** Needs the customer's row. */
export const writeDetails = async (
  tx: Transaction,
  accountId: AccountId,
  { address, emailReceipts }: BillingDetails,
) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ address: address && JSON.stringify(address), email_receipts: emailReceipts })
    .where('account_id', '=', accountId)
    .execute()
}

interface Link {
  readonly kind: 'card' | 'device'
  /** Of the card's number or the browser; null where nobody knows. */
  readonly value: string | null
}

/** What this person has paid with. It is kept when a card is removed or a session ends. */
export const linkPayer = async (tx: Transaction, account_id: AccountId, { kind, value }: Link) => {
  if (value === null) return
  await tx.q
    .insertInto('billing.payer_links')
    .values({ account_id, kind, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Needs the customer's lock, so that the row is there. */
export const setCalendarVersion = async (tx: Transaction, id: AccountId, version: number) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ calendar_version: version })
    .where('account_id', '=', id)
    .execute()
}
