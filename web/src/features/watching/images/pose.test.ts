import { expect, test } from 'vitest'
import { upright, zoomed } from './use-pose.ts'

test('zoom stays between half and five times', () => {
  const times = (count: number, by: number) =>
    Array.from({ length: count }).reduce<typeof upright>((pose) => zoomed(pose, by), upright).zoom
  expect(times(1, 0.5)).toBe(1.5)
  expect(times(20, 0.5)).toBe(5)
  expect(times(20, -0.5)).toBe(0.5)
  expect(times(3, 0.2)).toBe(1.6)
})

test('centers a picture again once it fits', () => {
  const aside = { ...upright, zoom: 2, x: 120, y: -40 }
  expect(zoomed(aside, -1)).toMatchObject({ zoom: 1, x: 0, y: 0 })
  expect(zoomed(aside, 1)).toMatchObject({ zoom: 3, x: 180, y: -60 })
})
