import type { AccountId, ConversationView, Viewer } from '@fanfare/contract'
import { withSearch } from '../../core/navigation/paths.ts'
import { attachmentWords, type Told } from './attach/attachment-words.ts'

export type Tab = 'all' | 'unread' | 'groups' | 'requests'
export type Person = ConversationView['participants'][number]
type Me = Pick<Viewer, 'id'>

export const hrefOf = (conversation?: string, tab: Tab = 'all') =>
  withSearch('/messages', { conversation, tab: tab === 'all' ? undefined : tab })

/** Of a channel its creator. Null for a group, and where the other person is not shown. */
export const otherPerson = ({ type, participants }: ConversationView, me: Me): Person | null =>
  type === 'group' ? null : (participants.find(({ id }) => id !== me.id) ?? null)

const listText = (names: readonly string[]) =>
  new Intl.ListFormat(undefined, { style: 'narrow', type: 'unit' }).format(names)

/** A group without a name is called by those who are in it; a channel is not mistaken for the chat with its creator. */
export const titleOf = (conversation: ConversationView, me: Me): string => {
  const { name, type } = conversation
  if (name) return type === 'broadcast' ? `${name} · Broadcasts` : name
  const others = conversation.participants.filter(({ id }) => id !== me.id)
  return others.length > 0 ? listText(others.map(({ displayName }) => displayName)) : 'Group'
}

interface Said {
  readonly content: string
  readonly attachments: readonly Told[]
}

/** A message in one line: its text, or what was sent without any. Empty of what is no longer there. */
export const messageWords = ({ content, attachments }: Said): string =>
  content || attachmentWords(attachments)

/** The line below its name in the list. */
export const previewOf = ({ type, lastMessage }: ConversationView, me: Me): string => {
  if (!lastMessage) return 'No messages yet'
  if (lastMessage.isFolded) return 'Hidden message'
  const { senderId, senderName } = lastMessage
  const words = messageWords(lastMessage)
  if (senderId === me.id) return `You: ${words}`
  return type === 'group' && senderName ? `${senderName}: ${words}` : words
}

/** In its place while somebody types. A list does not know everyone in a group. */
export const typingOf = (conversation: ConversationView, typistId: string): string => {
  if (conversation.type === 'direct') return 'Typing…'
  const name = peopleById(conversation).get(typistId)?.displayName ?? 'Someone'
  return `${name} is typing…`
}

export const peopleById = ({ participants }: ConversationView): ReadonlyMap<string, Person> =>
  new Map(participants.map((person) => [person.id as AccountId, person]))
