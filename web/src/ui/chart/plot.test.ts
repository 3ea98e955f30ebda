import { expect, it } from 'vitest'
import { labelledDays, placeLabels, plotOf } from './plot.ts'

const plot = plotOf({
  width: 500,
  days: 11,
  ticks: [0, 50, 100],
  tickTexts: ['0', '50', '100'],
  hasMarks: false,
})

it('draws the first day at the axis, the last before the room for its value, zero at the floor', () => {
  expect([plot.x(0), plot.x(10)]).toEqual([33, 436])
  expect([plot.y(0), plot.y(100)]).toEqual([212, 12])
})

it('finds the day under a pointer, also outside of it', () => {
  expect(plot.dayAt(plot.x(4) + 3)).toBe(4)
  expect([plot.dayAt(-50), plot.dayAt(9_000)]).toEqual([0, 10])
})

it('draws below zero where values are', () => {
  const { y } = plotOf({ width: 500, days: 2, ticks: [-50, 0, 50], tickTexts: [], hasMarks: false })
  expect([y(-50), y(0), y(50)]).toEqual([212, 112, 12])
})

it('labels the first and the last day, and as many between as fit', () => {
  expect(labelledDays(28, 800)).toEqual([0, 7, 14, 20, 27])
  expect(labelledDays(28, 300)).toEqual([0, 27])
  expect(labelledDays(2, 800)).toEqual([0, 1])
  expect(labelledDays(1, 800)).toEqual([0])
})

it('names the newest posts, none over another, all inside', () => {
  const place = { x: (at: number) => at * 40, left: 0, right: 400 }
  const marks = [
    { at: 1, text: '“First” published' },
    { at: 9, text: '“Second” published' },
    { at: 10, text: '“Third” published' },
  ]
  const placed = placeLabels(marks, place)
  expect(placed.map(({ at }) => at)).toEqual([10, 1])
  expect(placed.map(({ x }) => x)).toEqual([334.5, 65.5])
  expect(placeLabels(marks, { ...place, right: 60 })).toEqual([])
})
