import type { AccountId, AssetId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { NewRow } from '../../../platform/database/row.ts'
import type { Folder, MemberRow } from './reader.ts'

/** Whatever gets a number here, or changes who is in it, happens one after the other. */
export const lockRow = async (tx: Transaction, id: ConversationId) => {
  await tx.q
    .selectFrom('messaging.conversations')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

type NewConversation = NewRow<'messaging.conversations'>

/** False when the two have one already. */
export const insertConversation = async (tx: Transaction, row: NewConversation) => {
  const inserted = await tx.q
    .insertInto('messaging.conversations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['first_id', 'second_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

const insertMembers = (tx: Transaction, rows: readonly NewRow<'messaging.members'>[]) =>
  tx.q.insertInto('messaging.members').values(rows).execute()

interface NewDirect {
  readonly id: ConversationId
  readonly by: AccountId
  readonly other: AccountId
  /** Where it lies for the other. */
  readonly folder: Folder
  /** By hand: then it stands in the list of whoever has begun it, and the other may answer them. */
  readonly isBegun: boolean
  readonly at: Date
}

/** False when the two have one already. The other has it in their list once there is a message. */
export const insertDirect = async (
  tx: Transaction,
  { id, by, other, folder, isBegun, at }: NewDirect,
): Promise<boolean> => {
  const [first, second] = [by, other].toSorted() as [AccountId, AccountId]
  const isNew = await insertConversation(tx, {
    id,
    kind: 'direct',
    first_id: first,
    second_id: second,
    member_count: 2,
    last_at: at,
    created_at: at,
  })
  if (!isNew) return false
  const member = { conversation_id: id, is_group: false, joined_at: at }
  const listed_at = isBegun ? at : null
  await insertMembers(tx, [
    { ...member, account_id: by, folder: 'inbox', is_accepted: isBegun, listed_at },
    { ...member, account_id: other, folder, is_accepted: false },
  ])
  return true
}

interface Joining {
  readonly at: Date
  /** What was written up to this number is not for them. */
  readonly afterSeq: number
}

export const insertGroupMembers = (
  tx: Transaction,
  id: ConversationId,
  accountIds: readonly AccountId[],
  { at, afterSeq }: Joining,
) =>
  insertMembers(
    tx,
    accountIds.map((account_id) => ({
      conversation_id: id,
      account_id,
      is_group: true,
      folder: 'inbox',
      is_accepted: true,
      joined_at: at,
      listed_at: at,
      after_seq: afterSeq,
      read_seq: afterSeq,
    })),
  )

type ConversationChange = Partial<
  Pick<MemberRow, 'name' | 'owner_id' | 'picture_asset_id' | 'picture_pending_id'>
>

export const updateConversationRow = (
  tx: Transaction,
  id: ConversationId,
  change: ConversationChange,
) => tx.q.updateTable('messaging.conversations').set(change).where('id', '=', id).execute()

/** The groups that wait for these pictures. */
export const lockByPendingPicture = (tx: Transaction, assets: readonly AssetId[]) =>
  tx.q
    .selectFrom('messaging.conversations')
    .select(['id', 'picture_asset_id', 'picture_pending_id'])
    .where('picture_pending_id', 'in', assets)
    .orderBy('id')
    .forUpdate()
    .$castTo<Pick<MemberRow, 'id' | 'picture_asset_id' | 'picture_pending_id'>>()
    .execute()

export const countMembers = (tx: Transaction, id: ConversationId, added: number) =>
  tx.q
    .updateTable('messaging.conversations')
    .set({ member_count: sql`member_count + ${added}` })
    .where('id', '=', id)
    .execute()

/** False for whoever was none. */
export const deleteMember = async (tx: Transaction, id: ConversationId, member: AccountId) => {
  const row = await tx.q
    .deleteFrom('messaging.members')
    .where('conversation_id', '=', id)
    .where('account_id', '=', member)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export const readLongestMember = async (tx: Transaction, id: ConversationId) => {
  const row = await tx.q
    .selectFrom('messaging.members')
    .select('account_id')
    .where('conversation_id', '=', id)
    .orderBy('joined_at')
    .orderBy('account_id')
    .limit(1)
    .$castTo<{ account_id: AccountId }>()
    .executeTakeFirst()
  return row?.account_id ?? null
}

/**
 * Messages that are sent meanwhile wait for it when they count for this member, so what is read of the
 * conversation afterwards has them counted or comes before them.
 */
export const lockMember = async (tx: Transaction, id: ConversationId, member: AccountId) => {
  const row = await tx.q
    .selectFrom('messaging.members')
    .select(['after_seq', 'read_seq', 'unread_count', 'listed_at'])
    .where('conversation_id', '=', id)
    .where('account_id', '=', member)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type MemberChange = Partial<
  Pick<MemberRow, 'after_seq' | 'read_seq' | 'unread_count' | 'listed_at'> & {
    readonly folder: Folder
    readonly is_accepted: boolean
    readonly notice_due_at: Date | null
  }
>

export const updateMember = (
  tx: Transaction,
  id: ConversationId,
  member: AccountId,
  change: MemberChange,
) =>
  tx.q
    .updateTable('messaging.members')
    .set(change)
    .where('conversation_id', '=', id)
    .where('account_id', '=', member)
    .execute()

export const readLastSeq = async (tx: Transaction, id: ConversationId): Promise<number> => {
  const row = await tx.q
    .selectFrom('messaging.conversations')
    .select('last_seq')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.last_seq
}
