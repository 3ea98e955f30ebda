import type { AccountId, ConversationId, UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { checkArrived } from '../../media/index.ts'
import { lockManaged } from './membership.ts'
import { removePicture, replacePicture } from './picture.ts'
import { readFolder } from './reader.ts'
import { updateConversationRow } from './writer.ts'

interface Change {
  readonly name?: string | undefined
  readonly ownerId?: AccountId | undefined
  /** Null removes it. */
  readonly avatar?: UploadId | null | undefined
}

/** Renames a group, changes its picture or hands it over to somebody in it. */
export const updateConversation = async (
  scope: SignedInScope,
  id: ConversationId,
  { name, ownerId, avatar }: Change,
): Promise<void> => {
  const arrival = avatar ? await checkArrived(scope, avatar) : null
  await scope.transact(async (tx) => {
    const own = await lockManaged(tx, scope.actor, id)
    if (ownerId && (await readFolder(tx, id, ownerId)) === null) {
      return fail('conversation.not-a-member')
    }
    if (avatar === null) await removePicture(tx, own, scope.now())
    if (arrival) await replacePicture(tx, scope, own, arrival)
    await updateConversationRow(tx, id, {
      name: name ?? own.name,
      owner_id: ownerId ?? own.owner_id,
    })
    tx.emit('messaging.conversation-changed', { conversationId: id })
  })
}
