import type { DisputeState, OrderId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { type DisputeRow, selectDisputes } from './reader.ts'

const tell = (tx: Transaction, { id, order_id, account_id, creator_id, state }: DisputeRow) =>
  tx.emit('billing.dispute-changed', {
    disputeId: id,
    orderId: order_id,
    accountId: account_id,
    creatorId: creator_id,
    state,
  })

export const lockDispute = async (tx: Transaction, providerId: string) =>
  (await selectDisputes(tx).where('provider_id', '=', providerId).forUpdate().executeTakeFirst()) ??
  null

export const insertDispute = async (tx: Transaction, dispute: DisputeRow): Promise<DisputeRow> => {
  await tx.q.insertInto('billing.disputes').values(dispute).execute()
  tell(tx, dispute)
  return dispute
}

type Changeable = Pick<DisputeRow, 'evidence_sent_at' | 'closed_at' | 'due_at'>

export const changeDispute = async (
  tx: Transaction,
  dispute: DisputeRow,
  state: DisputeState,
  more: Partial<Changeable>,
) => {
  await tx.q
    .updateTable('billing.disputes')
    .set({ ...more, state })
    .where('id', '=', dispute.id)
    .execute()
  if (state !== dispute.state) tell(tx, { ...dispute, ...more, state })
}

/** Once: banks warn of a charge again. */
export const insertWarning = async (
  tx: Transaction,
  warning: { readonly id: string; readonly orderId: OrderId; readonly kind: string },
  now: Date,
) => {
  const { id, orderId, kind } = warning
  await tx.q
    .insertInto('billing.fraud_warnings')
    .values({ id, order_id: orderId, kind, noted_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export const claimDueDisputes = claimDue<DisputeRow>('billing.disputes', 20)

const hour = 3_600_000

/** Banks take weeks; their message may be lost. */
export const nextLookMs = 6 * hour
export const nextLook = (now: Date) => after(now, nextLookMs)
