import { route } from '../core/route.ts'
import { FirstRun } from '../shapes/index.ts'

const own = {
  access: 'creator',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: {},
} as const

export const readFirstRun = route({
  method: 'GET',
  path: '/profile/first-run',
  access: 'creator',
  reply: FirstRun,
  example: {},
})

/** They have copied the address of their page or sent it somewhere. Twice is once. */
export const noteOwnShare = route({ method: 'POST', path: '/profile/first-run/share', ...own })

/** It stays away on every device, also when something of it is undone later. */
export const closeFirstRun = route({ method: 'DELETE', path: '/profile/first-run', ...own })
