import type { AccountId, ConversationId, Viewer } from '@fanfare/contract'
import type { Session } from './client.ts'
import type { World } from './world.ts'

const send = (by: Session, id: ConversationId, content: string) =>
  by.call('sendMessage', {
    params: { id },
    body: { clientId: crypto.randomUUID(), content, type: 'text' },
  })

const meOf = async ({ call }: Session): Promise<Viewer> => (await call('readViewer')).user

const talk = [
  ['fan', 'How do you keep the black from going dead in the harbor film?'],
  [
    'creator',
    'Thank you! There’s no black in it. Ultramarine and burnt umber, and I stop mixing before they agree.',
  ],
  ['creator', 'There’s a short text about it at https://www.example.org/black'],
  ['fan', 'That heater! Is the large canvas still on for December?'],
] as const

interface Conversations {
  readonly direct: ConversationId
  readonly group: ConversationId
  readonly request: ConversationId
}

const make = async ({ creator, follower, fan }: World): Promise<Conversations> => {
  const [owner, friend] = [await meOf(creator), await meOf(follower)]
  const open = async (by: Session, participantIds: AccountId[], name?: string) => {
    const type = participantIds.length > 1 ? ('group' as const) : ('direct' as const)
    const body = { type, participantIds, ...(name ? { name } : {}) }
    const { conversation } = await by.call('createConversation', { body })
    return conversation.id as ConversationId
  }
  const direct = await open(follower, [owner.id])
  for (const [who, text] of talk) await send(who === 'fan' ? follower : creator, direct, text)
  const request = await open(fan.session, [owner.id])
  await send(fan.session, request, 'Hi! Do you sell prints of the storm series?')
  const body = { type: 'group' as const, name: 'Print fair', participantIds: [friend.id] }
  const { conversation } = await creator.call('createConversation', { body })
  const group = conversation.id as ConversationId
  await send(creator, group, 'Who can carry a frame on Saturday?')
  await send(follower, group, 'I can, from nine.')
  return { direct, group, request }
}

const made = new WeakMap<World, Promise<Conversations>>()

/** Of the demo creator, once for all screens: with a fan, in a group, and from somebody they don’t know. */
export const conversationsOf = (world: World): Promise<Conversations> => {
  const known = made.get(world) ?? make(world)
  made.set(world, known)
  return known
}
