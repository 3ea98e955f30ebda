import type { AccountId, ConversationId, PersonReport } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { copyLastMessages } from '../../messaging/index.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { putPersonReport } from '../people/writer.ts'

interface About extends PersonReport {
  readonly conversationId?: ConversationId | undefined
}

export const reportPerson = async (
  scope: SignedInScope,
  accountId: AccountId,
  { conversationId, reason, details }: About,
) => {
  const { accountId: reporterId } = scope.actor
  if (accountId === reporterId) return fail('report.own')
  // Whoever has written with them knows them, also behind a block.
  if (!conversationId) await requireVisibleProfile(scope.db, scope.actor, accountId)
  const messages = conversationId ? await copyLastMessages(scope, conversationId, accountId) : []
  const report = { accountId, reporterId, messageId: null, reason, details, messages }
  await scope.transact((tx) => putPersonReport(tx, report, scope.now()))
}
