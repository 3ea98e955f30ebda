import type { MessageId, PersonReport } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { copyMessage } from '../../messaging/index.ts'
import { putPersonReport } from '../people/writer.ts'

/** With what was written before it, as whoever reports it reads it at this moment. */
export const reportMessage = async (scope: SignedInScope, id: MessageId, said: PersonReport) => {
  const { accountId: reporterId } = scope.actor
  const { senderId, messages } = await copyMessage(scope, id)
  if (senderId === reporterId) return fail('report.own')
  const report = { ...said, accountId: senderId, reporterId, messageId: id, messages }
  await scope.transact((tx) => putPersonReport(tx, report, scope.now()))
}
