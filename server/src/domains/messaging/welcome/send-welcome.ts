import type { AccountId, ConversationId } from '@fanfare/contract'
import { v5 as derive, v7 as uuid } from 'uuid'
import { actAs } from '../../../platform/act-as.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { readSuspended, requireVisibleProfile } from '../../profiles/index.ts'
import { readReach } from '../contact/reach.ts'
import { readDirectId } from '../conversations/reader.ts'
import { insertDirect } from '../conversations/writer.ts'
import { sendMessage } from '../messages/send-message.ts'

interface Welcome {
  readonly creatorId: AccountId
  readonly fanId: AccountId
  readonly text: string
}

const welcomes = '5b1f5a3e-53a7-4f0f-9c3a-0d5f5f1c7e21'

/** The conversation of the two. Null where the fan takes no messages of the creator. */
const openFor = async (as: SignedInScope, fanId: AccountId): Promise<ConversationId | null> => {
  const { accountId: creatorId } = as.actor
  const fan = await requireVisibleProfile(as.primary, as.actor, fanId)
  const asking = { actor: as.actor, now: as.now, db: as.primary }
  const reach = (await readReach(asking, [fan])).get(fanId) ?? 'none'
  if (reach === 'none') return null
  const pair = [creatorId, fanId].toSorted() as [AccountId, AccountId]
  const known = await readDirectId(as.primary, pair)
  if (known) return known
  return as.transact(async (tx) => {
    const id = uuid() as ConversationId
    const isNew = await insertDirect(tx, {
      id,
      by: creatorId,
      other: fanId,
      folder: reach,
      isBegun: false,
      at: as.now(),
    })
    return isNew ? id : readDirectId(tx, pair)
  })
}

/**
 * Once for each two, however often it is asked for: its id is made of who sends it, and a conversation takes
 * each id once. What the creator could not send by hand, such as past a block or to somebody who takes no
 * messages of theirs, is not sent, and nobody is told.
 */
export const sendWelcome = async (scope: Scope, { creatorId, fanId, text }: Welcome) => {
  if ((await readSuspended(scope.primary, [creatorId])).size > 0) return
  const as = actAs(scope, creatorId, 'creator')
  try {
    const id = await openFor(as, fanId)
    if (!id) return
    const clientId = derive(creatorId, welcomes)
    await sendMessage(as, id, { clientId, content: text, origin: 'automatic', attachments: [] })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
