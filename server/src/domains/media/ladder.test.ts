import { describe, expect, it } from 'vitest'
import { inOrderOfUse, madeFrom, posterTimes, rungsFor, storyboardInterval } from './ladder.ts'

const names = (width: number, height: number) => rungsFor({ width, height }).map(({ name }) => name)

describe('the ladder', () => {
  it.each([
    ['full HD', 1920, 1080, ['240p', '360p', '540p', '720p', '1080p']],
    ['the same held upright', 1080, 1920, ['240p', '360p', '540p', '720p', '1080p']],
    ['a size between two rungs', 854, 480, ['240p', '360p', '480p']],
    ['a little above a rung', 1320, 740, ['240p', '360p', '540p', '720p']],
    ['less than the lowest rung', 160, 120, ['120p']],
    [
      'more than the highest',
      7680,
      4320,
      ['240p', '360p', '540p', '720p', '1080p', '1440p', '2160p'],
    ],
  ])('of %s', (_, width, height, expected) => {
    expect(names(width, height)).toEqual(expected)
  })

  it('has even sides and keeps the shape', () => {
    const [, rung] = rungsFor({ width: 1921, height: 803 })
    expect(rung).toMatchObject({ width: 862, height: 360 })
  })

  it('is climbed in the order of use', () => {
    const { order, first, publish } = inOrderOfUse(rungsFor({ width: 2560, height: 1440 }))
    expect(order.map(({ short }) => short)).toEqual([360, 720, 1080, 1440, 540, 240])
    expect([first, publish]).toEqual(['360p', '720p'])
  })

  it('is made of the source where it is seen first, and of what is there below that', () => {
    const { order } = inOrderOfUse(rungsFor({ width: 2560, height: 1440 }))
    const sources = order.map((rung, at) => madeFrom(rung, order.slice(0, at))?.name)
    expect(sources).toEqual([undefined, undefined, undefined, undefined, '720p', '360p'])
  })

  it('begins and may end with the same rung', () => {
    const { order, first, publish } = inOrderOfUse(rungsFor({ width: 320, height: 180 }))
    expect([order.length, first, publish]).toEqual([1, '180p', '180p'])
  })
})

it('stills are spread, and fewer where there is little to spread over', () => {
  expect(posterTimes(100)).toEqual([5, 25, 40, 55, 70, 85])
  expect(posterTimes(1)).toEqual([0.1])
})

it.each([
  [60, 1],
  [300, 2],
  [2_400, 4],
  [43_200, 72],
])('the strip of %i seconds has a picture every %i', (duration, interval) => {
  expect(storyboardInterval(duration)).toBe(interval)
})
