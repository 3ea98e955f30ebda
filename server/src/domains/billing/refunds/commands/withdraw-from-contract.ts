import type { ParsedRequest, Routes } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Scope } from '../../../../platform/scope.ts'
import { insertWithdrawal } from '../writer.ts'

type Withdrawal = ParsedRequest<Routes['withdrawFromContract']>['body']

/** Only stores the request: neither the answer nor its time tells whether there is such an order. */
export const withdrawFromContract = (scope: Scope, { reference, email }: Withdrawal) =>
  scope.transact(async (tx) => {
    const id = uuid()
    await insertWithdrawal(tx, { id, reference, email, receivedAt: scope.now() })
    tx.emit('billing.withdrawal-received', { withdrawalId: id })
  })
