import { expect, it } from 'vitest'
import { within } from './compress-picture.ts'

it('makes the longest side 1920 at most and keeps the shape', () => {
  expect(within({ width: 3840, height: 2160 })).toEqual({ width: 1920, height: 1080 })
  expect(within({ width: 1000, height: 4000 })).toEqual({ width: 480, height: 1920 })
  expect(within({ width: 640, height: 360 })).toEqual({ width: 640, height: 360 })
})
