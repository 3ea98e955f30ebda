import {
  type AccountId,
  type ConversationId,
  limits,
  type MessageId,
  type MessageView,
} from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { seeConversation } from '../conversations/membership.ts'
import { type MessageRow, readHistory } from './reader.ts'
import { requireReadMessage } from './require-read-message.ts'
import { viewMessages } from './view.ts'

/** As whoever reports it reads it, and no more, but that a block is no shield against a report. */
export type CopiedMessage = Pick<
  MessageView,
  'id' | 'seq' | 'senderId' | 'senderName' | 'content' | 'timestamp' | 'isEdited'
>

const seeing = { despiteBlocks: true }

type Own = Parameters<typeof viewMessages>[2][number]

/** In the order they were written. */
const copy = async (
  scope: SignedInScope,
  rows: readonly MessageRow[],
  own: Own,
): Promise<CopiedMessage[]> => {
  const views = await viewMessages(scope, rows, [own], seeing)
  return views
    .filter(({ isFolded }) => !isFolded)
    .map(({ id, seq, senderId, senderName, content, timestamp, isEdited }) => ({
      id,
      seq,
      senderId,
      senderName,
      content,
      timestamp,
      isEdited,
    }))
    .toSorted((a, b) => a.seq - b.seq)
}

/** A message, who wrote it, and what stands before it. */
export const copyMessage = async (
  scope: SignedInScope,
  id: MessageId,
): Promise<{ readonly senderId: AccountId; readonly messages: readonly CopiedMessage[] }> => {
  const { own, row } = await requireReadMessage(scope.db, scope.actor, id, seeing)
  const before = await readHistory(scope.db, own, row.seq, limits.reportedContext)
  return { senderId: row.sender_id, messages: await copy(scope, [row, ...before], own) }
}

/** The last messages of the conversation of the two. */
export const copyLastMessages = async (
  scope: SignedInScope,
  id: ConversationId,
  otherId: AccountId,
): Promise<readonly CopiedMessage[]> => {
  const own = await seeConversation(scope.db, scope.actor, id, seeing)
  if (own?.other?.account_id !== otherId) return fail('conversation.not-found')
  const rows = await readHistory(scope.db, own, null, limits.reportedContext + 1)
  return copy(scope, rows, own)
}
