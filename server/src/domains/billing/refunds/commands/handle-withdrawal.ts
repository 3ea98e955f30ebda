import type { Transaction } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../../platform/mail/queue.ts'
import type { WritingScope } from '../../../../platform/scope.ts'
import { readAccountByEmail } from '../../../identity/index.ts'
import { kindOf } from '../../orders/kinds.ts'
import { type OrderRow, readPaidIds } from '../../orders/reader.ts'
import { isReferenceOf } from '../../orders/reference.ts'
import { withdrawalMail } from '../mails.ts'
import { readOwed } from '../owed.ts'
import { readRefundsOfOrder } from '../reader.ts'
import { takeWithdrawal } from '../writer.ts'
import { lockBought, openRefund } from './ask-refund.ts'

/** Of this account, the order of this reference. */
const findOwn = async (
  tx: Transaction,
  { config }: WritingScope,
  given: { readonly reference: string; readonly email: string },
) => {
  const account = await readAccountByEmail(tx, given.email)
  const ids = account ? await readPaidIds(tx, account.id) : []
  const id = ids.find((one) => isReferenceOf(config, one, given.reference))
  return account && id ? { id, account } : null
}

const withdraw = async (tx: Transaction, order: OrderRow, now: Date) => {
  const refunds = await readRefundsOfOrder(tx, order.id)
  const { withdraw: ended } = kindOf(order)
  if (ended && !(await readOwed(tx, order, refunds))) return ended(tx, order, now)
  return openRefund(tx, order, { reason: 'withdrawal', words: '' }, now)
}

/** What cannot be withdrawn from now is said in the words of the refusal. */
const orRefusal = (error: unknown) => {
  if (error instanceof DomainError) return error.code
  throw error
}

/** Whoever sent it hears nothing but what the account's own address is told. */
export const handleWithdrawal = async (tx: Transaction, scope: WritingScope, id: string) => {
  const now = scope.now()
  const given = await takeWithdrawal(tx, id, now)
  const { order_named: reference, email, received_at: receivedAt } = given ?? {}
  const found = reference && email ? await findOwn(tx, scope, { reference, email }) : null
  if (!found || !receivedAt) return
  const order = await lockBought(tx, found.id, found.account.id, now)
  const outcome = await withdraw(tx, order, now).catch(orRefusal)
  const mail = withdrawalMail(scope.config.PUBLIC_ORIGIN, order, outcome, receivedAt)
  await queueMail(tx, found.account.email, mail, now)
}
