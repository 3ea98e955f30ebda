import type { Exchange } from '../../../platform/http/handler.ts'
import type { Scope } from '../../../platform/scope.ts'
import { spendAppCode } from '../passwords/spend-code.ts'
import { takeSecondStep } from '../sessions/second-step.ts'

export interface ConfirmSignIn {
  readonly code: string
  readonly pendingToken?: string | undefined
}

export const confirmSignIn = (
  scope: Scope,
  { code, pendingToken }: ConfirmSignIn,
  exchange: Exchange,
) =>
  takeSecondStep(scope, exchange, pendingToken, (tx, account) =>
    spendAppCode(scope, tx, account, code),
  )
