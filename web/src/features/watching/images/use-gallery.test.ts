import { expect, test } from 'vitest'
import { pictureFor } from './use-gallery.ts'

test('arrows lead around a gallery, Home and End to its ends', () => {
  expect(pictureFor('ArrowRight', 0, 3)).toBe(1)
  expect(pictureFor('ArrowRight', 2, 3)).toBe(0)
  expect(pictureFor('ArrowLeft', 0, 3)).toBe(2)
  expect(pictureFor('End', 0, 3)).toBe(2)
  expect(pictureFor('Home', 2, 3)).toBe(0)
})

test('other keys and a single picture lead nowhere', () => {
  expect(pictureFor('a', 0, 3)).toBeNull()
  expect(pictureFor('ArrowRight', 0, 1)).toBeNull()
})
