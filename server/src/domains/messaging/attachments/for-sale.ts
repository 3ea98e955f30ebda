import {
  type AccountId,
  type ConversationId,
  type MessageId,
  type Money,
  money,
} from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { readAssets } from '../../media/index.ts'
import { findMessagesByIds } from '../messages/reader.ts'
import { readGrantsOf } from './grants.ts'
import { holds } from './policy.ts'
import { type Looking, requireReadable } from './readable.ts'
import { readAttachments } from './reader.ts'
import { isForSale } from './state.ts'
import { titleOf } from './title.ts'

interface ForSale {
  readonly senderId: AccountId
  readonly title: string
  readonly price: Money
}

/** What whoever asks could buy of this message now. */
export const readMessageForSale = async (scope: Looking, id: MessageId): Promise<ForSale> => {
  const row = await requireReadable(scope, id)
  const { sender_id: senderId, price, currency } = row
  if (price === null || currency === null) return fail('checkout.not-for-sale')
  if (senderId === scope.actor.accountId) return fail('checkout.own-content')
  if (holds(row, await readGrantsOf(scope, [row]))) return fail('checkout.owned')
  const files = await readAttachments(scope.db, [row])
  const assets = await readAssets(
    scope.db,
    files.map(({ asset_id }) => asset_id),
  )
  if (!isForSale([...assets.values()])) return fail('checkout.not-for-sale')
  return { senderId, title: titleOf(row.attached), price: money(price, currency) }
}

/** Where these messages are or were. */
export const readConversationOf = async (db: Queryable, ids: readonly MessageId[]) => {
  const rows = await findMessagesByIds(db, ids)
  const found = new Map<MessageId, ConversationId>(
    rows.map(({ id, conversation_id }) => [id, conversation_id]),
  )
  return (id: MessageId): ConversationId => {
    const conversationId = found.get(id)
    if (!conversationId) throw new Error(`there is no message ${id}`)
    return conversationId
  }
}
