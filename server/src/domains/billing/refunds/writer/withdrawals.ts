import type { Transaction } from '../../../../platform/database/database.ts'

interface NewWithdrawal {
  readonly id: string
  readonly reference: string
  readonly email: string
  readonly receivedAt: Date
}

export const insertWithdrawal = async (tx: Transaction, given: NewWithdrawal) => {
  const { id, reference, email, receivedAt } = given
  await tx.q
    .insertInto('billing.withdrawals')
    .values({ id, order_named: reference, email, received_at: receivedAt })
    .execute()
}

/** Null when it was handled before. */
export const takeWithdrawal = async (tx: Transaction, id: string, now: Date) =>
  (await tx.q
    .updateTable('billing.withdrawals')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning(['order_named', 'email', 'received_at'])
    .executeTakeFirst()) ?? null
