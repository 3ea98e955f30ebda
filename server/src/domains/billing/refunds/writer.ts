import type { RefundId, RefundState } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { dueAt } from './policy.ts'
import { type RefundRow, selectRefunds } from './reader.ts'

const tell = (tx: Transaction, { id, order_id, account_id, creator_id, state }: RefundRow) =>
  tx.emit('billing.refund-changed', {
    refundId: id,
    orderId: order_id,
    accountId: account_id,
    creatorId: creator_id,
    state,
  })

export const insertRefund = async (tx: Transaction, refund: RefundRow): Promise<RefundRow> => {
  await tx.q.insertInto('billing.refunds').values(refund).execute()
  tell(tx, refund)
  return refund
}

export const lockRefund = async (tx: Transaction, id: RefundId): Promise<RefundRow | null> =>
  (await selectRefunds(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

const updateRefund = (tx: Transaction, id: RefundId) =>
  tx.q.updateTable('billing.refunds').where('id', '=', id)

type Changeable = Pick<RefundRow, 'answered_by' | 'answer' | 'failure' | 'settled_at'>

/** The only way a state changes: counted, with the moment the sweep looks next, and told. */
export const moveRefund = async (
  tx: Transaction,
  refund: RefundRow,
  state: RefundState,
  more: Partial<Changeable>,
  now: Date,
): Promise<RefundRow> => {
  const moved: RefundRow = { ...refund, ...more, state, version: refund.version + 1 }
  const due = dueAt(moved, now)
  await updateRefund(tx, refund.id)
    .set({ ...more, state, version: moved.version, due_at: due })
    .execute()
  tell(tx, moved)
  return { ...moved, due_at: due }
}

/** Seen, and nothing has changed: looked at again in its time. */
export const keepLooking = async (tx: Transaction, refund: RefundRow, now: Date) => {
  await updateRefund(tx, refund.id)
    .set({ due_at: dueAt(refund, now) })
    .execute()
}

/** Once; whoever comes later gets the first. */
export const keepProviderId = async (tx: Transaction, id: RefundId, providerId: string) => {
  await updateRefund(tx, id)
    .set({ provider_id: providerId })
    .where('provider_id', 'is', null)
    .execute()
}

export const claimDueRefunds = claimDue<RefundRow>('billing.refunds', 20)

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
