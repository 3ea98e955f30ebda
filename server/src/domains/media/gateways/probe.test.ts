import { expect, it } from 'vitest'
import { frameRateOf } from './probe.ts'

it.each([
  ['25/1', '25'],
  ['30000/1001', '30000/1001'],
  ['2997/100', '30000/1001'],
  ['13107200/6553641', '2'],
  ['240/1', '60'],
  ['0/0', '30'],
  [undefined, '30'],
])('a rate of %s becomes %s', (measured, rate) => {
  expect(frameRateOf(measured)).toBe(rate)
})
