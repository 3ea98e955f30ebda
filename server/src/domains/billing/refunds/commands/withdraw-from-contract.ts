import type { ParsedRequest, Routes } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Scope } from '../../../../platform/scope.ts'
import { insertWithdrawal } from '../writer/withdrawals.ts'

type Withdrawal = ParsedRequest<Routes['withdrawFromContract']>['body']

/** Only stores the request: the answer must not tell whether there is such an order. */
export const withdrawFromContract = (scope: Scope, { order, email }: Withdrawal) =>
  scope.transact(async (tx) => {
    const id = uuid()
    await insertWithdrawal(tx, { id, orderNamed: order, email, receivedAt: scope.now() })
    tx.emit('billing.withdrawal-received', { withdrawalId: id })
  })
