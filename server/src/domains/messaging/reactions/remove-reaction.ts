import type { MessageId, MessageView } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeReaction } from './change-reaction.ts'
import { deleteReaction } from './writer.ts'

export const removeReaction = (scope: SignedInScope, id: MessageId): Promise<MessageView> =>
  changeReaction(scope, id, (tx, row) => deleteReaction(tx, row, scope.actor.accountId))
