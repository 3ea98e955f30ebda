import type { MessageId, MessageView } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readFolder } from '../conversations/reader.ts'
import { hasLink } from '../policy.ts'
import { lockOwnMessage } from './own-message.ts'
import { tellMessage } from './push.ts'
import { viewMessages } from './view.ts'
import { changeText } from './writer.ts'

const store = (scope: SignedInScope, id: MessageId, content: string) =>
  scope.transact(async (tx) => {
    const { own, row } = await lockOwnMessage(tx, scope.actor, id)
    const folder = own.other && (await readFolder(tx, own.id, own.other.account_id))
    if (folder === 'request' && hasLink(content)) return fail('message.no-links-yet')
    const now = scope.now()
    await changeText(tx, row, content, now)
    const { conversation_id: conversationId, seq } = row
    tx.emit('messaging.message-edited', { conversationId, messageId: id, seq })
    return { own, row: { ...row, text: content, edited_at: now } }
  })

export const editMessage = async (
  scope: SignedInScope,
  id: MessageId,
  content: string,
): Promise<MessageView> => {
  const { own, row } = await store(scope, id, content)
  const [view] = await viewMessages(scope, [row], [own])
  if (!view) return fail('message.not-found')
  await tellMessage(scope, own, view)
  return view
}
