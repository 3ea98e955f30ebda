import type { AccountId, ConversationId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockManaged } from './membership.ts'
import { readFolder } from './reader.ts'
import { updateConversationRow } from './writer.ts'

interface Change {
  readonly name?: string | undefined
  readonly ownerId?: AccountId | undefined
}

/** Renames a group or hands it over to somebody in it. */
export const updateConversation = (
  scope: SignedInScope,
  id: ConversationId,
  { name, ownerId }: Change,
): Promise<void> =>
  scope.transact(async (tx) => {
    const own = await lockManaged(tx, scope.actor, id)
    if (ownerId && (await readFolder(tx, id, ownerId)) === null) {
      return fail('conversation.not-a-member')
    }
    await updateConversationRow(tx, id, {
      name: name ?? own.name,
      owner_id: ownerId ?? own.owner_id,
    })
    tx.emit('messaging.conversation-changed', { conversationId: id })
  })
