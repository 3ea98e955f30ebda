import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

it('compares with the time before', () => {
  expect(changeWords(108, 100)).toEqual({ text: '+8%', up: true })
  expect(changeWords(50, 100)).toEqual({ text: '−50%', up: false })
  expect(changeWords(1001, 1000)).toEqual({ text: '+0.1%', up: true })
  expect(changeWords(100, 100)).toEqual({ text: 'No change', up: null })
})

it('makes up no change where there is nothing to compare with', () => {
  expect(changeWords(0, 0)).toBeNull()
  expect(changeWords(5, 0)).toBeNull()
  // More went back than came in.
  expect(changeWords(5, -3)).toBeNull()
})
