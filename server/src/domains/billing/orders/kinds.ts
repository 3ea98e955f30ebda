import type { AccountId } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Kind } from './kind.ts'
import type { OrderRow } from './reader.ts'

export const kinds: Kind[] = []

/** By the root of the domain, which is the only one to know them all. */
export const registerKinds = (given: readonly Kind[]) => {
  kinds.push(...given)
}

export const kindOf = (order: OrderRow): Kind => {
  const kind = kinds.find(({ name, isOf }) => name === order.kind && (isOf?.(order) ?? true))
  if (!kind) throw new Error(`order ${order.id} is of no known kind: ${order.kind}`)
  return kind
}

/** Whoever has what was paid for: nobody while a gift waits to be claimed. */
export const holderOf = async (db: Queryable, order: OrderRow): Promise<AccountId | null> => {
  const { holder } = kindOf(order)
  return holder ? holder(db, order) : order.account_id
}

/** Whether somebody else has it, who cannot be asked to give it back. */
export const isClaimed = async (db: Queryable, order: OrderRow) =>
  kindOf(order).isGift === true && (await holderOf(db, order)) !== null

/** Answers the turn in which it could be opened again. A running play ends within ten minutes. */
export const closeAccess = async (tx: Transaction, order: OrderRow, now: Date): Promise<number> => {
  await kindOf(order).close?.(tx, order, now)
  return order.access_turn + 1
}

export const openAccess = async (tx: Transaction, order: OrderRow, now: Date) => {
  await kindOf(order).open?.(tx, order, now)
}
