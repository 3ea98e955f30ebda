import { expect, it } from 'vitest'
import { secondsFrom } from './clock-text.ts'

it('reads times as people write them', () => {
  expect(secondsFrom('75')).toBe(75)
  expect(secondsFrom('1:15')).toBe(75)
  expect(secondsFrom('1:04:33')).toBe(3873)
  expect(secondsFrom('0:02.5')).toBe(2.5)
})

it.each(['', 'soon', '1:', '-4', '1:2:3:4', '5:99', '1:75:00'])('does not read %j', (text) => {
  expect(secondsFrom(text)).toBeNull()
})
