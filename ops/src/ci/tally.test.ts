import { expect, test } from 'vitest'
import { countLines, countOne, tally } from './tally.ts'

test('counts the lines of its kind', () => {
  const log = 'check a 0.1s ok\ncheck ━━━\ncheck b 0.2s failed\nfault c tried=1 held=1 ok\n'
  expect(tally(countLines('check'), 1, log)).toEqual({ passed: 1, failed: 1 })
})

test('a bad exit is a failure even when every line passed', () => {
  expect(tally(countLines('check'), 1, 'check a 0.1s ok\n')).toEqual({ passed: 1, failed: 1 })
  expect(tally(countOne, 1, '')).toEqual({ passed: 0, failed: 1 })
})

test('a step that shows nothing has failed', () => {
  expect(tally(countLines('check'), 0, '')).toEqual({ passed: 0, failed: 1 })
})

test('a step that ended well counts once', () => {
  expect(tally(countOne, 0, '')).toEqual({ passed: 1, failed: 0 })
})
