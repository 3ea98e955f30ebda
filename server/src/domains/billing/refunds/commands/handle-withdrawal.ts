import { OrderId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors/domain-error.ts'
import { queueMail } from '../../../../platform/mail/queue.ts'
import type { WritingScope } from '../../../../platform/scope.ts'
import { readAccount } from '../../../identity/index.ts'
import { type OrderRow, readOrderRow } from '../../checkout/reader/orders.ts'
import { readOrderByNumber } from '../../receipts/reader.ts'
import { withdrawalMail, withdrawalUnknownMail } from '../mails.ts'
import { takeWithdrawal } from '../writer/withdrawals.ts'
import { lockBought, openRefund } from './ask-refund.ts'

const findOrder = async (tx: Transaction, named: string): Promise<OrderRow | null> => {
  const id = OrderId.safeParse(named.toLowerCase())
  return id.success ? readOrderRow(tx, id.data) : readOrderByNumber(tx, named)
}

/** Both must be right: the number of an order is no secret between buyer and creator. */
const findOwn = async (tx: Transaction, named: string, email: string) => {
  const order = await findOrder(tx, named)
  const account = order?.state === 'paid' ? await readAccount(tx, order.account_id) : null
  return account?.email.toLowerCase() === email.toLowerCase() ? order : null
}

/** What cannot be withdrawn from now is said in the words of the refusal. */
const ask = async (tx: Transaction, order: OrderRow, now: Date) => {
  try {
    const locked = await lockBought(tx, order.id, order.account_id, now)
    const asked = { reason: 'withdrawal', words: '' } as const
    return await openRefund(tx, locked, asked, now)
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

export const handleWithdrawal = async (tx: Transaction, scope: WritingScope, id: string) => {
  const now = scope.now()
  const given = await takeWithdrawal(tx, id, now)
  if (!given) return
  const { order_named: named, email, received_at: receivedAt } = given
  const order = await findOwn(tx, named, email)
  const mail = order
    ? withdrawalMail(scope.config.PUBLIC_ORIGIN, order, await ask(tx, order, now), receivedAt)
    : withdrawalUnknownMail(scope.config.PUBLIC_ORIGIN, named, receivedAt)
  await queueMail(tx, email, mail, now)
}
