import { expect, test } from 'vitest'
import { demoPosts } from '../../posts/texts/index.ts'
import { moods } from '../sound/moods.ts'
import { layersOf } from './draw.ts'
import { hands } from './hands.ts'

const creators = [...new Set(demoPosts.map(({ creator }) => creator))]

test('every creator draws and sounds', () => {
  expect(Object.keys(hands).sort()).toEqual([...creators].sort())
  expect(Object.keys(moods).sort()).toEqual([...creators].sort())
})

test.each(creators)('@%s draws the same again, and another title otherwise', (creator) => {
  const drawn = (title: string) => JSON.stringify(layersOf({ creator, title }))
  expect(drawn('Harbour')).toBe(drawn('Harbour'))
  expect(drawn('Harbour')).not.toBe(drawn('Market'))
  expect(drawn('Harbour')).not.toMatch(/NaN|undefined|Infinity/)
})
