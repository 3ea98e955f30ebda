import * as accounts from './accounts.ts'
import * as devices from './devices.ts'
import * as media from './media.ts'
import * as notifications from './notifications.ts'
import * as profiles from './profiles.ts'
import * as realtime from './realtime.ts'
import * as secondFactor from './second-factor.ts'
import * as support from './support.ts'

export * from './accounts.ts'
export * from './devices.ts'
export * from './media.ts'
export * from './notifications.ts'
export * from './profiles.ts'
export * from './realtime.ts'
export * from './second-factor.ts'
export * from './support.ts'

/** Every route there is. What is not in here cannot be called. */
export const routes = {
  ...accounts,
  ...devices,
  ...media,
  ...notifications,
  ...profiles,
  ...realtime,
  ...secondFactor,
  ...support,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
