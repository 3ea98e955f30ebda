import { chaptersFault } from '@fanfare/contract/chapters'
import { isTeaser, suggestedTeaser } from '@fanfare/contract/limits'
import { describe, expect, it } from 'vitest'
import { moveChapter, moveEnd, moveStart, stepOf } from './times.ts'

const at = (...starts: number[]) => starts.map((start) => ({ start, title: 'A' }))
const startsOf = (chapters: readonly { start: number }[]) => chapters.map(({ start }) => start)

const durations = [4, 4.02, 7.5, 12, 20.02, 59.9, 224, 600, 3600.4, 7200]
/** To and fro, past both ends. */
const places = Array.from({ length: 200 }, (_, step) => ((step * 7919) % 8200) - 100)

describe('a chapter that is moved', () => {
  it('stops at its neighbors and at the ends of the film', () => {
    const chapters = at(0, 10, 20)
    expect(startsOf(moveChapter(chapters, 1, 14.6, 30.5))).toEqual([0, 15, 20])
    expect(startsOf(moveChapter(chapters, 1, 99, 30.5))).toEqual([0, 19, 20])
    expect(startsOf(moveChapter(chapters, 1, -5, 30.5))).toEqual([0, 1, 20])
    expect(startsOf(moveChapter(chapters, 2, 99, 30.5))).toEqual([0, 10, 30])
    expect(startsOf(moveChapter(chapters, 2, 99, 30))).toEqual([0, 10, 29])
    expect(startsOf(moveChapter(at(4, 5, 6), 1, 0, 30))).toEqual([4, 5, 6])
  })

  it('never leaves the film or meets another, wherever it is dragged', () => {
    for (const duration of durations) {
      let chapters = at(0, 1, 2)
      for (const [step, to] of places.entries()) {
        chapters = moveChapter(chapters, step % 3, to, duration)
        expect(chaptersFault(chapters, duration)).toBeUndefined()
        expect(startsOf(chapters)).toEqual(startsOf(chapters).toSorted((a, b) => a - b))
      }
    }
  })
})

describe('a preview whose end is moved', () => {
  it('takes the other end along where it would get too short or too long', () => {
    const range = { start: 10, end: 40 }
    expect(moveStart(range, 20, 600)).toEqual({ start: 20, end: 40 })
    expect(moveStart(range, 39, 600)).toEqual({ start: 39, end: 42 })
    expect(moveEnd(range, 300, 600)).toEqual({ start: 120, end: 300 })
    expect(moveEnd(range, 900, 600)).toEqual({ start: 420, end: 600 })
    expect(moveStart(range, -5, 600)).toEqual({ start: 0, end: 40 })
  })

  it('stays one that can be made, wherever it is dragged', () => {
    for (const duration of durations) {
      let range = suggestedTeaser(duration)
      for (const [step, to] of places.entries()) {
        range = (step % 2 === 0 ? moveStart : moveEnd)(range, to, duration)
        expect(isTeaser(range, duration), `${duration} s to ${to}`).toBe(true)
        expect(range.start).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

it('moves by a second with an arrow key, by ten with Shift, and by nothing with others', () => {
  const press = (key: string, shiftKey = false) => stepOf({ key, shiftKey })
  expect([press('ArrowRight'), press('ArrowLeft', true), press('ArrowUp')]).toEqual([1, -10, 1])
  expect(press('a', true)).toBe(0)
})
