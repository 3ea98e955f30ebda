import { expect, it } from 'vitest'
import { createMeter } from './speed.ts'

it('measures the last seconds', () => {
  const meter = createMeter()
  expect(meter.speed()).toBeNull()
  for (let second = 0; second <= 20; second++) meter.add(second * 1000, second * 1_000_000)
  expect(meter.speed()).toBe(1_000_000)
})

it('forgets the past when parts are counted back', () => {
  const meter = createMeter()
  meter.add(0, 0)
  meter.add(1000, 5000)
  meter.add(2000, 1000)
  expect(meter.speed()).toBeNull()
})
