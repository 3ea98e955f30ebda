import { type AccountId, type ConversationId, limits } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import { spend } from '../../../platform/limit.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { readReach } from '../contact/reach.ts'
import { chooseMembers } from './choose-members.ts'
import { type Folder, readDirectId } from './reader.ts'
import {
  insertConversation,
  insertDirect,
  insertGroupMembers,
  lockMember,
  updateMember,
} from './writer.ts'

interface NewConversation {
  readonly type: 'direct' | 'group'
  readonly participantIds: readonly AccountId[]
  readonly name?: string | undefined
}

/** Of one person: each is a stranger whose inbox is asked for. */
export const requestsPerDay = {
  name: 'message-requests',
  points: limits.requestsPerDay,
  seconds: 86_400,
}

/** Where the first message will lie. Once the two have a conversation it is asked with each message. */
const demandReach = async (scope: SignedInScope, otherId: AccountId): Promise<Folder> => {
  const other = await requireVisibleProfile(scope.db, scope.actor, otherId)
  const reach = (await readReach(scope, [other])).get(otherId)
  if (reach === 'inbox') return 'inbox'
  if (reach !== 'request') return fail('message.not-allowed')
  await spend(scope.cache, requestsPerDay, scope.actor.accountId)
  return 'request'
}

const openDirect = async (scope: SignedInScope, otherId: AccountId): Promise<ConversationId> => {
  const { accountId } = scope.actor
  if (otherId === accountId) return fail('conversation.own')
  await requireVisibleProfile(scope.db, scope.actor, otherId)
  const [first, second] = [accountId, otherId].toSorted() as [AccountId, AccountId]
  const known = await readDirectId(scope.db, [first, second])
  const folder = known ? null : await demandReach(scope, otherId)
  return scope.transact(async (tx) => {
    const now = scope.now()
    const id = known ?? (uuid() as ConversationId)
    const isNew =
      known === null &&
      (await insertDirect(tx, {
        id,
        by: accountId,
        other: otherId,
        folder: folder ?? 'request',
        isBegun: true,
        at: now,
      }))
    const opened = isNew ? id : ((await readDirectId(tx, [first, second])) ?? id)
    const own = await lockMember(tx, opened, accountId)
    const isListed = own?.listed_at != null
    if (!isListed) await updateMember(tx, opened, accountId, { listed_at: now })
    if (isNew || !isListed) {
      tx.emit('messaging.own-conversation-changed', { conversationId: opened, accountId })
    }
    return opened
  })
}

const createGroup = (
  scope: SignedInScope,
  participantIds: readonly AccountId[],
  name: string | null,
): Promise<ConversationId> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const others = await chooseMembers(tx, scope, participantIds)
    if (others.length === 0) return fail('conversation.own')
    const now = scope.now()
    const id = uuid() as ConversationId
    await insertConversation(tx, {
      id,
      kind: 'group',
      name,
      owner_id: accountId,
      member_count: others.length + 1,
      last_at: now,
      created_at: now,
    })
    await insertGroupMembers(tx, id, [accountId, ...others], { at: now, afterSeq: 0 })
    tx.emit('messaging.conversation-changed', { conversationId: id })
    return id
  })

/** A direct one is there once for two people, however often and by whichever of them it is opened. */
export const createConversation = async (
  scope: SignedInScope,
  { type, participantIds, name }: NewConversation,
): Promise<ConversationId> => {
  const account = await readAccount(scope.db, scope.actor.accountId)
  if (!account?.emailVerified) return fail('auth.email-not-verified')
  const [otherId] = participantIds
  if (type === 'group') return createGroup(scope, participantIds, name ?? null)
  return otherId ? openDirect(scope, otherId) : fail('request.invalid')
}
