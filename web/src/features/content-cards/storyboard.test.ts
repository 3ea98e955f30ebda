import type { Storyboard } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { frameAt, frameCount, frameOf, frameStyle } from './storyboard.ts'

const sheet = (url: string, count: number): Storyboard => ({
  url,
  columns: 5,
  rows: 5,
  interval: 2,
  width: 160,
  height: 90,
  count,
})
const sheets = [sheet('one', 25), sheet('two', 7)]

test('frames are counted over all sheets and end with the last', () => {
  expect(frameCount(sheets)).toBe(32)
  expect(frameOf(sheets, 0)).toMatchObject({ sheet: { url: 'one' }, column: 0, row: 0 })
  expect(frameOf(sheets, 24)).toMatchObject({ sheet: { url: 'one' }, column: 4, row: 4 })
  expect(frameOf(sheets, 31)).toMatchObject({ sheet: { url: 'two' }, column: 1, row: 1 })
  expect(frameOf(sheets, 400)).toMatchObject({ sheet: { url: 'two' }, column: 1, row: 1 })
  expect(frameOf([], 3)).toBeNull()
})

test('a moment has the frame that was taken last before it', () => {
  expect(frameAt(sheets, 3.9)).toMatchObject({ column: 1, row: 0 })
  expect(frameAt(sheets, 51)).toMatchObject({ sheet: { url: 'two' }, column: 0, row: 0 })
})

test('a sheet of one picture is not moved', () => {
  const single = { ...sheet('one', 1), columns: 1, rows: 1 }
  const frame = frameOf([single], 0)
  expect(frame && frameStyle(frame).backgroundPosition).toBe('0% 0%')
})
