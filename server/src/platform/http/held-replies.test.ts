import { expect, it } from 'vitest'
import { type HeldReply, holdReplies } from './held-replies.ts'

const roomy = { holdMs: 1_000, mostEntries: 3, mostBytes: 1_000 }

const open = (bounds: Partial<typeof roomy> = {}) => {
  const clock = { now: 0 }
  return { clock, replies: holdReplies({ ...roomy, ...bounds }, () => clock.now) }
}

const reply = (bytes: number, headers: string[] = []): HeldReply => ({
  body: Buffer.alloc(bytes),
  headers,
  route: 'listCreators',
})

const isThere = ({ replies }: ReturnType<typeof open>, addresses: string) =>
  [...addresses].filter((address) => replies.find(address)).join('')

it('are no more than so many, and the oldest go', () => {
  const held = open()
  for (const address of 'abcd') held.replies.put(address, reply(1))
  expect(isThere(held, 'abcd')).toBe('bcd')
  held.replies.put('b', reply(1))
  held.replies.put('e', reply(1))
  expect(isThere(held, 'abcde')).toBe('bde')
})

it('are no more than so many bytes, headers and addresses among them', () => {
  const bodies = open()
  for (const address of 'ab') bodies.replies.put(address, reply(600))
  expect(isThere(bodies, 'ab')).toBe('b')

  const headers = open()
  for (const address of 'ab') headers.replies.put(address, reply(1, ['vary', 'x'.repeat(600)]))
  expect(isThere(headers, 'ab')).toBe('b')

  const { replies } = open()
  for (const letter of 'ab') replies.put(letter.repeat(600), reply(1))
  expect(replies.size).toBe(1)
})

it('give back their bytes when they go', () => {
  const held = open()
  for (let turn = 0; turn < 5; turn++) held.replies.put('a', reply(600))
  held.replies.put('b', reply(390))
  expect(isThere(held, 'ab')).toBe('ab')
})

it('are let go when they have expired and are met, or another comes', () => {
  const { replies, clock } = open()
  replies.put('a', reply(1))
  clock.now = 500
  replies.put('b', reply(1))
  clock.now = 1_001
  expect(replies.find('a')).toBeUndefined()
  expect(replies.size).toBe(1)
  clock.now = 1_501
  replies.put('c', reply(1))
  expect(replies.size).toBe(1)
})
