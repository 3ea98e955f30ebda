import type { SavedReply, SavedReplyId } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { matching } from './matching.ts'

const reply = (name: string, text: string): SavedReply => ({ id: name as SavedReplyId, name, text })
const replies = [
  reply('Commissions', 'They open again in May'),
  reply('Prints', 'Commissions are separate from prints'),
  reply('Thanks', 'That means a lot to me'),
]
const names = (words: string) => matching(replies, words).map(({ name }) => name)

test('finds words in names and texts, those whose name begins with them first', () => {
  expect(names('commissions')).toEqual(['Commissions', 'Prints'])
  expect(names('prin')).toEqual(['Prints'])
  expect(names('prints separate')).toEqual(['Prints'])
  expect(names('lot nobody')).toEqual([])
})

test('without words all of them are there, in their order', () => {
  expect(names('  ')).toEqual(['Commissions', 'Prints', 'Thanks'])
})
