import { expect, it } from 'vitest'
import { addTags } from './add-tags.ts'

it('trims, drops empty ones and duplicates', () => {
  expect(addTags(['sea'], ' Tides, sea ,, #Night ')).toEqual(['sea', 'tides', 'night'])
})

it('keeps within the limits', () => {
  const many = Array.from({ length: 20 }, (_, at) => `tag ${at}`).join(',')
  expect(addTags([], many)).toHaveLength(15)
  expect(addTags([], 'x'.repeat(50))[0]).toHaveLength(30)
})
