import type { BoughtAttachments } from '@fanfare/contract'
import { type PageQuery, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readBoughtMessages } from '../../entitlements/index.ts'
import { readPeople, readSuspended } from '../../profiles/index.ts'
import { findMessagesByIds } from '../messages/reader.ts'
import { readAttachedSights } from './sight.ts'
import { viewAttachments } from './view.ts'

type Bought = Awaited<ReturnType<typeof readBoughtMessages>>[number]

/**
 * Also what was deleted since, and of conversations that the buyer has left. Its sender is named while they can
 * be seen; nothing is given of somebody who is suspended.
 */
export const listBoughtAttachments = async (scope: SignedInScope, query: PageQuery) => {
  const { accountId } = scope.actor
  const { shown, ...page } = await readPage(
    query,
    ['bought-attachments', accountId],
    ({ key, id }: Bought) => [key.toISOString(), id],
    (start) => readBoughtMessages(scope.db, accountId, start),
  )
  const rows = await findMessagesByIds(
    scope.db,
    shown.map(({ messageId }) => messageId),
  )
  const senderIds = rows.map(({ sender_id }) => sender_id)
  const sightOf = await readAttachedSights(scope, rows)
  const [people, suspended, attachedTo] = await Promise.all([
    readPeople(scope, senderIds),
    readSuspended(scope.db, senderIds),
    viewAttachments(scope, rows, sightOf),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const bought = shown.flatMap(({ messageId, key }): BoughtAttachments[] => {
    const row = byId.get(messageId)
    if (!row || suspended.has(row.sender_id)) return []
    const sender = people.get(row.sender_id)
    return [
      {
        messageId,
        conversationId: row.conversation_id,
        sender: sender
          ? {
              id: sender.id,
              username: sender.username,
              displayName: sender.displayName,
              picture: sender.picture,
            }
          : null,
        attachments: attachedTo(row).attachments,
        boughtAt: key.toISOString(),
      },
    ]
  })
  return { bought, ...page }
}
