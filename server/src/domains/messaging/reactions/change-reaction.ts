import type { MessageId, MessageView } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { tellNow } from '../messages/push.ts'
import type { MessageRow } from '../messages/reader.ts'
import { requireReadMessage } from '../messages/require-read-message.ts'
import { viewMessages } from '../messages/view.ts'
import { readIsAnswered } from '../presence/reader.ts'
import { countChange, lockMessage } from './writer.ts'

type Change = (tx: Transaction, row: MessageRow) => Promise<boolean>

const store = (scope: SignedInScope, id: MessageId, change: Change) =>
  scope.transact(async (tx) => {
    const { own, row } = await requireReadMessage(tx, scope.actor, id)
    // Whoever has not accepted a request says nothing by it, and who sent it waits for their answer.
    if (!(await readIsAnswered(tx, own.id))) return fail('message.not-accepted')
    if (!(await lockMessage(tx, row))) return fail('message.not-found')
    if (!(await change(tx, row))) return { own, row, isChanged: false }
    const changes = await countChange(tx, row)
    const { conversation_id: conversationId, seq } = row
    tx.emit('messaging.reactions-changed', { conversationId, messageId: id, seq, changes })
    return { own, row: { ...row, reaction_changes: changes }, isChanged: true }
  })

/**
 * Open pages hear that there is something new and ask for it, because not everyone may see the same
 * people. What changes nothing is not told.
 */
export const changeReaction = async (
  scope: SignedInScope,
  id: MessageId,
  change: Change,
): Promise<MessageView> => {
  const { own, row, isChanged } = await store(scope, id, change)
  const [view] = await viewMessages(scope, [row], [own])
  if (!view) return fail('message.not-found')
  const { conversationId, seq, reactionChanges: changes } = view
  if (isChanged)
    await tellNow(scope, conversationId, { type: 'reacted', conversationId, seq, changes })
  return view
}
