import type { ConversationId, MessageView, ServerMessage } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { readBlockedFrom } from '../../profiles/index.ts'
import type { OwnConversation } from '../conversations/membership.ts'
import { readMembersOf } from '../conversations/reader.ts'
import { bodyOf } from './view.ts'

/** After the commit, so that it is there at once. What is lost here is told by the event, a moment later. */
export const tellNow = async (
  { push, log }: Pick<Scope, 'push' | 'log'>,
  id: ConversationId,
  message: ServerMessage,
) => {
  await push.send(`conversation:${id}`, message).catch((error: unknown) => {
    log.warn({ err: error }, 'open conversations hear of it with the event instead')
  })
}

/** Whether everyone who listens may know what whoever acts does here. In a direct one they could not act. */
export const isForEveryone = async (
  { db }: Pick<Scope, 'db'>,
  { id, kind, account_id }: OwnConversation,
): Promise<boolean> => {
  if (kind === 'direct') return true
  return (await readBlockedFrom(db, account_id, await readMembersOf(db, [id]))).size === 0
}

/**
 * Of whoever acts, new or edited. Where somebody must not read it everybody asks for it: when it was edited,
 * since not everyone who listens had it, and when it quotes in a group, because some came after what is quoted.
 */
export const tellMessage = async (
  scope: SignedInScope,
  own: OwnConversation,
  message: MessageView,
) => {
  const { conversationId, seq, isEdited } = message
  // Who has bought what is attached reads more of it.
  const isSold = message.price !== null
  const isSame = !isSold && !isEdited && (own.kind === 'direct' || message.replyTo === null)
  if (isSame && (await isForEveryone(scope, own))) {
    const body = bodyOf(message, own.account_id)
    return tellNow(scope, conversationId, { type: 'message', conversationId, message: body })
  }
  const topic = `conversation:${conversationId}`
  return tellNow(
    scope,
    conversationId,
    isEdited
      ? { type: 'changed', topic, what: 'messages' }
      : { type: 'last_message', conversationId, seq },
  )
}
