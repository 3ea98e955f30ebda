import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { presentRefund, type Viewer } from './presenter.ts'
import type { RefundRow } from './reader.ts'

export const viewRefunds = async (
  scope: SignedInScope,
  rows: readonly RefundRow[],
  viewer: Viewer,
) => {
  const buyers = rows.map(({ account_id }) => account_id)
  const people = await readPeople(scope, buyers)
  return rows.map((row) => presentRefund(row, people, viewer))
}

export const viewRefund = async (scope: SignedInScope, row: RefundRow, viewer: Viewer) => {
  const [refund] = await viewRefunds(scope, [row], viewer)
  return { refund: refund as NonNullable<typeof refund> }
}
