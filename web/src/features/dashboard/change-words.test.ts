import { expect, it } from 'vitest'
import { changeWords } from './change-words.ts'

it('compares with the time before', () => {
  expect(changeWords(108, 100)).toEqual({ text: '+8%', up: true })
  expect(changeWords(50, 100)).toEqual({ text: '−50%', up: false })
  expect(changeWords(1001, 1000)).toEqual({ text: '+0.1%', up: true })
  expect(changeWords(100, 100)).toEqual({ text: 'No change', up: null })
})

it('says so when there is nothing to compare with', () => {
  expect(changeWords(0, 0)).toEqual({ text: 'None', up: null })
  expect(changeWords(5, 0)).toEqual({ text: 'New', up: true })
})
