import { expect, it } from 'vitest'
import type { RouteDefinition } from '../core/route.ts'
import { routes } from './index.ts'

const all = Object.entries<RouteDefinition>(routes)

it.each(all.filter(([, { method }]) => method !== 'GET'))(
  '%s changes something, so it says how often',
  (_, { rateLimit }) => {
    expect(rateLimit).toBeDefined()
  },
)

/** What was unpublished, deleted or suspended is gone for strangers within a minute. */
it.each(all.filter(([, { publicCache }]) => publicCache !== undefined))(
  '%s is kept by caches for a minute at most',
  (_, { publicCache }) => {
    expect(publicCache).toBeLessThanOrEqual(60)
  },
)

it('no two routes share a method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
