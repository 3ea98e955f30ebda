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

it('no two routes share a method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
