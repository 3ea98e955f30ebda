import { expect, test } from 'vitest'
import { stepTable, tooLong } from './duration.ts'

test('the table names every step with its time, longest first, and ends with the whole run', () => {
  const steps = [
    { name: 'setup', passed: 1, failed: 0, seconds: 4.4 },
    { name: 'test', passed: 1204, failed: 2, seconds: 425 },
  ]
  expect(stepTable(steps, 427).split('\n')).toEqual([
    'step       passed  failed  min:s',
    'test         1204       2   7:05',
    'setup           1       0   0:04',
    'whole run                   7:07',
  ])
})

test('a run of 86 minutes passes, a longer one has failed and says so', () => {
  expect(tooLong(86 * 60, undefined)).toBeUndefined()
  expect(tooLong(86 * 60 + 1, undefined)).toMatch(/^The run took 86:01, more than 86 minutes/)
})

test('the limit can be switched off, and only with that word', () => {
  expect(tooLong(90 * 60, 'off')).toBeUndefined()
  expect(tooLong(90 * 60, 'on')).toMatch(/90:00/)
})
