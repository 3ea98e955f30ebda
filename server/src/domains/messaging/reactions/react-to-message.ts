import type { MessageId, MessageView } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeReaction } from './change-reaction.ts'
import { putReaction } from './writer.ts'

/** One of each person: another one takes its place. */
export const reactToMessage = (
  scope: SignedInScope,
  id: MessageId,
  emoji: string,
): Promise<MessageView> =>
  changeReaction(scope, id, (tx, { conversation_id, seq }) =>
    putReaction(tx, {
      conversation_id,
      seq,
      account_id: scope.actor.accountId,
      emoji,
      reacted_at: scope.now(),
    }),
  )
