import { type DisputeView, money } from '@fanfare/contract'
import type { DisputeRow } from './reader.ts'

export const presentDispute = (row: DisputeRow): DisputeView => ({
  id: row.id,
  orderId: row.order_id,
  title: row.title,
  state: row.state,
  reason: row.reason,
  amount: money(row.amount, row.currency),
  openedAt: row.opened_at.toISOString(),
  evidenceDueAt: row.evidence_due_at?.toISOString() ?? null,
  evidenceSentAt: row.evidence_sent_at?.toISOString() ?? null,
  closedAt: row.closed_at?.toISOString() ?? null,
})
