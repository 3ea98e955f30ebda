import { expect, it } from 'vitest'
import { areUnfinished, chaptersOf, type Row, startFault, takeIn } from './chapter-rows.ts'

const rows = (...typed: [start: string, title: string][]): Row[] =>
  typed.map(([start, title], key) => ({ key, start, title }))
const faults = (all: Row[], duration: number | null = 60) =>
  all.map((row) => startFault(row, all, duration))

it('keeps chapters in order, and what is not one yet apart', () => {
  const all = rows(
    ['0:40', 'Second'],
    ['0:00', 'First'],
    ['', ''],
    ['0:20', ' '],
    ['soon', 'Third'],
  )
  expect(chaptersOf(all, 60)).toEqual([
    { start: 0, title: 'First' },
    { start: 40, title: 'Second' },
  ])
  expect(areUnfinished(all, [], 60)).toBe(true)
  expect(areUnfinished(all.slice(0, 3), [], 60)).toBe(false)
})

it('refuses a time past the end, and one where another chapter starts', () => {
  const all = rows(['0:10', 'A'], ['0:10.5', 'B'], ['1:00', 'C'], ['0:59', 'D'])
  expect(faults(all)).toEqual([
    undefined,
    'Another chapter starts here',
    'This is past the end',
    undefined,
  ])
  expect(chaptersOf(all, 60).map(({ title }) => title)).toEqual(['A', 'D'])
  expect(faults(rows(['9:00', 'A']), null)).toEqual([undefined])
})

it('does not call unsaved what a shorter file left past its end', () => {
  const saved = [{ start: 70, title: 'A' }]
  expect(areUnfinished(rows(['1:10', 'A']), saved, 60)).toBe(false)
  expect(areUnfinished(rows(['1:11', 'A']), saved, 60)).toBe(true)
})

it('takes in what was moved, and keeps what is not finished', () => {
  const all = rows(['0:10', 'A'], ['0:20', ''])
  expect(takeIn([{ start: 12, title: 'A' }], all, 60)).toEqual([
    { key: 0, start: '0:12', title: 'A' },
    { key: 1, start: '0:20', title: '' },
  ])
})
