import type { ContentFields } from '@fanfare/contract'
import { clockTime } from '../../../ui/text/format.ts'
import { secondsFrom } from './clock-text.ts'

type Chapters = ContentFields['chapters']

/** A chapter as it is typed. */
export interface Row {
  readonly key: number
  readonly start: string
  readonly title: string
}

export const rowsOf = (chapters: Chapters): Row[] =>
  chapters.map(({ start, title }, key) => ({ key, start: clockTime(start), title }))

const isBlank = ({ start, title }: Row) => start.trim() === '' && title.trim() === ''
const secondOf = ({ start }: Row) => Math.floor(secondsFrom(start) ?? -1)

/** What is wrong with the time of this row, among the others. */
export const startFault = (row: Row, rows: readonly Row[], duration: number | null) => {
  if (isBlank(row)) return undefined
  const seconds = secondsFrom(row.start)
  if (seconds === null) return 'Enter a time like 1:15'
  if (duration !== null && seconds >= duration) return 'This is past the end'
  const first = rows.find((other) => secondOf(other) === Math.floor(seconds))
  return first === row ? undefined : 'Another chapter starts here'
}

const isChapter = (row: Row, rows: readonly Row[], duration: number | null) =>
  row.title.trim() !== '' && startFault(row, rows, duration) === undefined

/** Typed in part, or where it cannot be: it stays on the screen and is not sent. */
const isUnfinished = (row: Row, rows: readonly Row[], duration: number | null) =>
  !isBlank(row) && !isChapter(row, rows, duration)

/** A shorter file may have left a chapter past the end: that is a fault, but nothing that isn’t saved. */
export const areUnfinished = (rows: readonly Row[], saved: Chapters, duration: number | null) => {
  const known = rowsOf(saved)
  return rows.some(
    (row) =>
      isUnfinished(row, rows, duration) &&
      !known.some(({ start, title }) => start === row.start && title === row.title),
  )
}

export const chaptersOf = (rows: readonly Row[], duration: number | null): Chapters =>
  rows
    .filter((row) => isChapter(row, rows, duration))
    .map(({ start, title }) => ({ start: secondsFrom(start) ?? 0, title }))
    .sort((one, other) => one.start - other.start)

const nextKey = (rows: readonly Row[]) => Math.max(-1, ...rows.map(({ key }) => key)) + 1

export const withRow = (rows: readonly Row[], start: string): Row[] => [
  ...rows,
  { key: nextKey(rows), start, title: '' },
]

/** Chapters that were moved or merged elsewhere, and after them what is not finished here. */
export const takeIn = (chapters: Chapters, rows: readonly Row[], duration: number | null) => {
  const left = rows.filter((row) => !isChapter(row, rows, duration))
  return [
    ...rowsOf(chapters),
    ...left.map(({ start, title }, at) => ({ key: chapters.length + at, start, title })),
  ]
}
