import type { MessageId, MessageView } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import type { ProfileRow } from '../../profiles/index.ts'
import { readReach } from '../contact/reach.ts'
import { readFolder } from '../conversations/reader.ts'
import { hasLink } from '../policy.ts'
import { lockOwnMessage } from './own-message.ts'
import { tellMessage } from './push.ts'
import { viewMessages } from './view.ts'
import { changeText } from './writer.ts'

/** An edit is read like a message, so who may not write one does not change one. */
const demandReach = async (tx: Transaction, { actor, now }: SignedInScope, other: ProfileRow) => {
  const reach = (await readReach({ actor, now, db: tx }, [other])).get(other.account_id)
  if (reach === 'none') fail('message.not-allowed')
}

const store = (scope: SignedInScope, id: MessageId, content: string) =>
  scope.transact(async (tx) => {
    const { own, row } = await lockOwnMessage(tx, scope.actor, id)
    if (content === '' && row.attached.length === 0) {
      return fail('request.invalid', { fields: { content: 'Write something first' } })
    }
    if (own.other) await demandReach(tx, scope, own.other)
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
