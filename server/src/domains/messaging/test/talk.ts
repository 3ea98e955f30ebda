import { randomUUID } from 'node:crypto'
import type {
  AccountId,
  ConversationId,
  MessageId,
  Money,
  NewAttachment,
  RouteName,
} from '@fanfare/contract'
import type { World } from '../../../../test/harness.ts'
import { person } from '../../../../test/person.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { socialRoutes } from '../../social/index.ts'
import { messagingRoutes } from '../routes.ts'

const exchange = {} as Exchange
export const idOf = ({ actor }: SignedInScope): AccountId => actor.accountId

type Name = keyof typeof messagingRoutes & RouteName
type Asked<Route extends Name> = Parameters<(typeof messagingRoutes)[Route]>[1]
type Reply<Route extends Name> = Awaited<ReturnType<(typeof messagingRoutes)[Route]>>

/** A request as its route gets it; what is not named is not sent. */
export const ask = <Route extends Name>(
  by: SignedInScope,
  route: Route,
  request: Partial<Asked<Route>> = {},
): Promise<Reply<Route>> => {
  const handle = messagingRoutes[route] as unknown as (
    ...all: readonly unknown[]
  ) => Promise<Reply<Route>>
  const nothing = { params: undefined, query: undefined, body: undefined }
  return handle(by, { ...nothing, ...request }, exchange)
}

const page = { tab: 'all', q: '', limit: 50 } as const

export const open = async (by: SignedInScope, other: SignedInScope): Promise<ConversationId> => {
  const body = { type: 'direct' as const, participantIds: [idOf(other)] }
  return (await ask(by, 'createConversation', { body })).conversation.id as ConversationId
}

export const openGroup = async (
  by: SignedInScope,
  others: readonly SignedInScope[],
): Promise<ConversationId> => {
  const body = { type: 'group' as const, name: 'Skies', participantIds: others.map(idOf) }
  return (await ask(by, 'createConversation', { body })).conversation.id as ConversationId
}

interface Sending {
  readonly clientId?: string
  readonly replyTo?: MessageId
  readonly attachments?: readonly NewAttachment[]
  readonly price?: Money
}

export const send = async (
  by: SignedInScope,
  id: ConversationId,
  content: string,
  { clientId = randomUUID(), replyTo, attachments = [], price }: Sending = {},
) => {
  const body = {
    clientId,
    content,
    type: 'text' as const,
    replyTo,
    attachments: [...attachments],
    price,
  }
  const { message } = await ask(by, 'sendMessage', { params: { id }, body })
  // Replies are typed as they are written, where an id is any text.
  return { ...message, id: message.id as MessageId }
}

export const react = async (by: SignedInScope, id: MessageId, emoji: string) =>
  (await ask(by, 'reactToMessage', { params: { id }, body: { emoji } })).message
export const unreact = async (by: SignedInScope, id: MessageId) =>
  (await ask(by, 'removeReaction', { params: { id } })).message

/** The whole history in pages of this size, the newest first. */
export const history = async (by: SignedInScope, id: ConversationId, limit = 50) => {
  const all: Reply<'listMessages'>['messages'] = []
  let cursor: string | undefined
  do {
    const found = await ask(by, 'listMessages', { params: { id }, query: { limit, cursor } })
    all.push(...found.messages)
    cursor = found.nextCursor ?? undefined
  } while (cursor !== undefined)
  return all
}

type Tab = 'all' | 'unread' | 'groups' | 'requests'

export const listed = async (by: SignedInScope, tab: Tab = 'all', q = '') =>
  (await ask(by, 'listConversations', { query: { ...page, tab, q } })).conversations

export const unreadOf = async (by: SignedInScope, id: ConversationId) =>
  (await ask(by, 'readConversation', { params: { id } })).conversation.unreadCount

export const accept = (by: SignedInScope, id: ConversationId) =>
  ask(by, 'acceptConversation', { params: { id } })

export const block = (by: SignedInScope, other: SignedInScope) =>
  socialRoutes.blockUser(
    by,
    { params: { id: idOf(other) }, query: undefined, body: undefined },
    exchange,
  )
export const unblock = (by: SignedInScope, other: SignedInScope) =>
  socialRoutes.unblockUser(
    by,
    { params: { id: idOf(other) }, query: undefined, body: undefined },
    exchange,
  )
export const follow = (by: SignedInScope, other: SignedInScope) =>
  socialRoutes.followUser(
    by,
    { params: { id: idOf(other) }, query: undefined, body: undefined },
    exchange,
  )

/** A creator and somebody who has written to them, and was answered. */
export const openPair = async (world: World) => {
  const [creator, fan] = [await person(world, true), await person(world, false)]
  const id = await open(fan, creator)
  await accept(creator, id)
  return { creator, fan, id }
}

/** So many people whom this one may take into a group: each has taken a message of theirs. */
export const contactsOf = async (world: World, owner: SignedInScope, count: number) => {
  const people: SignedInScope[] = []
  while (people.length < count) {
    const one = await person(world, true)
    await accept(one, await open(owner, one))
    people.push(one)
  }
  return people
}
