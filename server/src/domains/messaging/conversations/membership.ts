import type { AccountId, ConversationId, ProblemCode } from '@fanfare/contract'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Actor, Scope, SignedIn } from '../../../platform/scope.ts'
import { type ProfileRow, type Seeing, seeProfile } from '../../profiles/index.ts'
import { readChannelRow } from '../broadcasts/reader/channels.ts'
import { canManage } from '../policy.ts'
import { type MemberRow, readMemberRow } from './reader.ts'
import { lockRow } from './writer.ts'

/** A conversation as one of its members has it, with whoever it stands and falls with. */
export interface OwnConversation extends MemberRow {
  readonly other: ProfileRow | null
}

/** Whoever it stands and falls with: the other of two, and the creator of a channel. */
export const otherOf = (row: MemberRow): AccountId | null => {
  if (row.kind === 'broadcast') return row.owner_id
  return row.first_id === row.account_id ? row.second_id : row.first_id
}

/** Null for whoever is no member and has nothing of a channel, and while the other person of a direct one may not be seen. */
export const seeConversation = async (
  db: Queryable,
  actor: Actor,
  id: ConversationId,
  seeing?: Seeing,
): Promise<OwnConversation | null> => {
  if (actor.kind !== 'account') return null
  const { accountId } = actor
  const row = (await readMemberRow(db, accountId, id)) ?? (await readChannelRow(db, accountId, id))
  if (!row) return null
  const otherId = otherOf(row)
  if (!otherId) return { ...row, other: null }
  const other = await seeProfile(db, actor, otherId, seeing)
  return other && { ...row, other }
}

export const requireConversation = async (
  db: Queryable,
  actor: SignedIn,
  id: ConversationId,
): Promise<OwnConversation> =>
  (await seeConversation(db, actor, id)) ?? fail('conversation.not-found')

/** Read after the lock, so that nobody leaves or comes between. */
export const lockConversation = async (
  tx: Transaction,
  actor: SignedIn,
  id: ConversationId,
  missing: ProblemCode = 'conversation.not-found',
): Promise<OwnConversation> => {
  await lockRow(tx, id)
  return (await seeConversation(tx, actor, id)) ?? fail(missing)
}

export const lockManaged = async (tx: Transaction, actor: SignedIn, id: ConversationId) => {
  const own = await lockConversation(tx, actor, id)
  canManage(own, actor).orThrow()
  return own
}

/** Whoever may read it may hear of it. */
export const canHearConversation = async (
  { db, actor }: Pick<Scope, 'db' | 'actor'>,
  id: ConversationId,
): Promise<boolean> => (await seeConversation(db, actor, id)) !== null
