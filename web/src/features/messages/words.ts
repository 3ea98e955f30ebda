import type { AccountId, ConversationView, Viewer } from '@fanfare/contract'
import { withSearch } from '../../core/navigation/paths.ts'

export type Tab = 'all' | 'unread' | 'groups' | 'requests'
export type Person = ConversationView['participants'][number]
type Me = Pick<Viewer, 'id'>

export const hrefOf = (conversation?: string, tab: Tab = 'all') =>
  withSearch('/messages', { conversation, tab: tab === 'all' ? undefined : tab })

/** Null for a group, and where the other person is not shown. */
export const otherPerson = ({ type, participants }: ConversationView, me: Me): Person | null =>
  type === 'direct' ? (participants.find(({ id }) => id !== me.id) ?? null) : null

const listText = (names: readonly string[]) =>
  new Intl.ListFormat(undefined, { style: 'narrow', type: 'unit' }).format(names)

/** A group without a name is called by those who are in it. */
export const titleOf = (conversation: ConversationView, me: Me): string => {
  if (conversation.name) return conversation.name
  const others = conversation.participants.filter(({ id }) => id !== me.id)
  return others.length > 0 ? listText(others.map(({ displayName }) => displayName)) : 'Group'
}

/** The line below its name in the list. */
export const previewOf = ({ type, lastMessage }: ConversationView, me: Me): string => {
  if (!lastMessage) return 'No messages yet'
  if (lastMessage.isFolded) return 'Hidden message'
  const { senderId, senderName, content } = lastMessage
  if (senderId === me.id) return `You: ${content}`
  return type === 'group' && senderName ? `${senderName}: ${content}` : content
}

export const peopleById = ({ participants }: ConversationView): ReadonlyMap<string, Person> =>
  new Map(participants.map((person) => [person.id as AccountId, person]))
