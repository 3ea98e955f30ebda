import type { AccountId, ConversationId, MessageId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import type { Outgoing } from '../outbox/outgoing.ts'
import { logItems } from './log-items.ts'
import type { Message } from './thread.ts'

const viewerId = 'noor'
const message = (seq: number, sender: string | null, at: string): Message => ({
  id: `${seq}` as MessageId,
  conversationId: 'talk' as ConversationId,
  seq,
  clientId: `client ${seq}`,
  senderId: sender as AccountId | null,
  senderName: sender,
  senderAvatar: null,
  content: '',
  type: 'text',
  attachments: [],
  timestamp: `2026-11-${at}:00`,
  isEdited: false,
  editedAt: null,
  replyTo: null,
  reactions: [],
  reactionChanges: 0,
  origin: 'typed',
  isFolded: sender === null,
  price: null,
  isLocked: false,
  abilities: { edit: false, delete: false, buy: false },
})
const outgoing = (clientId: string, more: Partial<Outgoing> = {}): Outgoing => ({
  clientId,
  conversationId: 'talk' as ConversationId,
  content: '',
  replyTo: null,
  files: [],
  price: null,
  writtenAt: '2026-11-15T12:03:00',
  failure: null,
  isUndone: false,
  ...more,
})

const drawn = (messages: Message[], waiting: Outgoing[] = [], readSeq: number | null = null) =>
  logItems(messages, waiting, { viewerId, readSeq }).map((item) => {
    if (item.kind === 'folded') return `folded ${item.count}`
    if (item.kind !== 'group') return item.kind
    return `${item.senderId}: ${item.entries.map(({ key }) => key).join(', ')}`
  })

it('puts together what one person writes within five minutes', () => {
  const messages = [
    message(1, 'ines', '15T12:00'),
    message(2, 'ines', '15T12:04'),
    message(3, 'ines', '15T12:10'),
    message(4, 'noor', '15T12:10'),
  ]
  expect(drawn(messages)).toEqual([
    'day',
    'ines: client 1, client 2',
    'ines: client 3',
    'noor: client 4',
  ])
})

it('begins each day anew', () => {
  expect(drawn([message(1, 'ines', '14T23:59'), message(2, 'ines', '15T00:01')])).toEqual([
    'day',
    'ines: client 1',
    'day',
    'ines: client 2',
  ])
})

it('draws one line, above the first of others that was not read', () => {
  const messages = [
    message(1, 'ines', '15T12:00'),
    message(2, 'noor', '15T12:01'),
    message(3, 'ines', '15T12:02'),
    message(5, 'ines', '15T12:03'),
  ]
  expect(drawn(messages, [], 1)).toEqual([
    'day',
    'ines: client 1',
    'noor: client 2',
    'unread',
    'ines: client 3, client 5',
  ])
  expect(drawn(messages, [], 5)).not.toContain('unread')
})

it('shows what is on its way at the end, and once when it has arrived', () => {
  const arrived = message(1, 'noor', '15T12:00')
  const waiting = [outgoing('client 1'), outgoing('b'), outgoing('c', { isUndone: true })]
  expect(drawn([arrived], waiting)).toEqual(['day', 'noor: client 1, b'])
})

it('folds what hidden people write, and names nobody', () => {
  const messages = [
    message(1, null, '15T12:00'),
    message(2, null, '15T12:00'),
    message(3, 'ines', '15T12:00'),
  ]
  expect(drawn(messages)).toEqual(['day', 'folded 2', 'ines: client 3'])
})
