import { expect, test } from 'vitest'
import { chapterRows } from './chapter-rows.ts'

const chapters = [
  { start: 0, title: 'Four lines' },
  { start: 40, title: 'The slope' },
  { start: 90, title: 'The bay' },
]
const content = {
  access: { open: false, reason: null, ways: [] },
  chapters,
  duration: 120,
  teaserSeconds: 60,
  teaserStart: 0,
}

test('of a locked post the chapters in the preview play, each as far as it shows them', () => {
  expect(chapterRows(content)).toEqual([
    { ...chapters[0], plays: 0, previewed: 40 },
    { ...chapters[1], plays: 40, previewed: 20 },
    { ...chapters[2], plays: null, previewed: 0 },
  ])
})

test('a preview from the middle plays from where it begins, and the last chapter ends with the post', () => {
  const rows = chapterRows({ ...content, teaserStart: 60 })
  expect(rows.map(({ plays, previewed }) => [plays, previewed])).toEqual([
    [null, 0],
    [60, 30],
    [90, 30],
  ])
})

test('without a preview every chapter is locked, and of an open post none is', () => {
  const none = { ...content, teaserSeconds: null, teaserStart: null }
  expect(chapterRows(none).map(({ plays }) => plays)).toEqual([null, null, null])
  const access = { open: true, reason: 'bought' as const, ways: [] }
  expect(chapterRows({ ...none, access })).toEqual(
    chapters.map((chapter) => ({ ...chapter, plays: chapter.start, previewed: 0 })),
  )
})
