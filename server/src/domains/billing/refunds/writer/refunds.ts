import type { RefundId, RefundState } from '@fanfare/contract'
import { claimDue } from '../../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { dueAt } from '../policy.ts'
import type { RefundRow } from '../reader/refunds.ts'

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
  (await tx.q
    .selectFrom('billing.refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<RefundRow>()
    .executeTakeFirst()) ?? null

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
  await tx.q
    .updateTable('billing.refunds')
    .set({ ...more, state, version: moved.version, due_at: due })
    .where('id', '=', refund.id)
    .execute()
  tell(tx, moved)
  return { ...moved, due_at: due }
}

/** Seen, and nothing has changed: looked at again in its time. */
export const keepLooking = async (tx: Transaction, refund: RefundRow, now: Date) => {
  await tx.q
    .updateTable('billing.refunds')
    .set({ due_at: dueAt(refund, now) })
    .where('id', '=', refund.id)
    .execute()
}

/** Once; whoever comes later gets the first. */
export const keepProviderId = async (tx: Transaction, id: RefundId, providerId: string) => {
  await tx.q
    .updateTable('billing.refunds')
    .set({ provider_id: providerId })
    .where('id', '=', id)
    .where('provider_id', 'is', null)
    .execute()
}

const batch = 20

export const claimDueRefunds = (tx: Transaction, now: Date, until: Date) =>
  claimDue<RefundRow>(tx, 'billing.refunds', { now, until, most: batch })
