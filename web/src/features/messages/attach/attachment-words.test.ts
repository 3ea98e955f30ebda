import { expect, test } from 'vitest'
import { attachmentWords, contentsWords } from './attachment-words.ts'

test('one is named, several are counted', () => {
  expect(attachmentWords([{ kind: 'image' }])).toBe('Photo')
  expect(attachmentWords([{ kind: 'image' }, { kind: 'image' }, { kind: 'image' }])).toBe(
    '3 photos',
  )
  expect(attachmentWords([{ kind: 'video' }])).toBe('Video')
  expect(attachmentWords([{ kind: 'voice' }])).toBe('Voice message')
  expect(attachmentWords([{ kind: 'file', name: 'plan.pdf' }])).toBe('File: plan.pdf')
  expect(attachmentWords([{ kind: 'file' }])).toBe('File')
  expect(attachmentWords([])).toBe('')
})

test('kinds stand in one order, whatever the order of the files', () => {
  expect(attachmentWords([{ kind: 'file' }, { kind: 'image' }, { kind: 'image' }])).toBe(
    '2 photos, 1 file',
  )
})

test('what is sold is counted also where it is one', () => {
  expect(contentsWords([{ kind: 'video' }])).toBe('1 video')
})
