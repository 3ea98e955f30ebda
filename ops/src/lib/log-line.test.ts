import { expect, test } from 'vitest'
import { readableLine } from './log-line.ts'

test('a JSON log becomes a line with its facts and the top of its stack', () => {
  const err = { message: 'no', stack: 'Error: no\n    at a\n    at b\n    at c\n    at d' }
  const facts = { subscriber: 'search.index', attempts: 2 }
  const time = new Date(2026, 3, 1, 14, 3, 12).getTime()
  const logged = {
    level: 'warn',
    time,
    service: 'reactor',
    ...facts,
    err,
    msg: 'subscriber failed',
  }
  expect(readableLine('reactor', JSON.stringify(logged)).split('\n')).toEqual([
    'reactor  14:03:12 warn: subscriber failed subscriber=search.index attempts=2',
    'reactor    Error: no',
    'reactor    at a',
    'reactor    at b',
    'reactor    at c',
  ])
})

test('what is not a log of ours stays as it is', () => {
  expect(readableLine('web', '{ not json')).toBe('web      { not json')
  expect(readableLine('web', 'page reload src/app.tsx')).toBe('web      page reload src/app.tsx')
})
