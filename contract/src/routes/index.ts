import * as accounts from './accounts.ts'
import * as checkout from './checkout.ts'
import * as comments from './comments.ts'
import * as content from './content.ts'
import * as contentFiles from './content-files.ts'
import * as devices from './devices.ts'
import * as disputes from './disputes.ts'
import * as earnings from './earnings.ts'
import * as gifts from './gifts.ts'
import * as library from './library.ts'
import * as media from './media.ts'
import * as notifications from './notifications.ts'
import * as payments from './payments.ts'
import * as profiles from './profiles.ts'
import * as promotions from './promotions.ts'
import * as realtime from './realtime.ts'
import * as receipts from './receipts.ts'
import * as refunds from './refunds.ts'
import * as secondFactor from './second-factor.ts'
import * as series from './series.ts'
import * as subscribers from './subscribers.ts'
import * as subscriptions from './subscriptions.ts'
import * as support from './support.ts'
import * as tiers from './tiers.ts'
import * as tips from './tips.ts'
import * as watching from './watching.ts'

export * from './accounts.ts'
export * from './checkout.ts'
export * from './comments.ts'
export * from './content.ts'
export * from './content-files.ts'
export * from './devices.ts'
export * from './disputes.ts'
export * from './earnings.ts'
export * from './gifts.ts'
export * from './library.ts'
export * from './media.ts'
export * from './notifications.ts'
export * from './payments.ts'
export * from './profiles.ts'
export * from './promotions.ts'
export * from './realtime.ts'
export * from './receipts.ts'
export * from './refunds.ts'
export * from './second-factor.ts'
export * from './series.ts'
export * from './subscribers.ts'
export * from './subscriptions.ts'
export * from './support.ts'
export * from './tiers.ts'
export * from './tips.ts'
export * from './watching.ts'

/** Every route there is. What is not in here cannot be called. */
export const routes = {
  ...accounts,
  ...checkout,
  ...comments,
  ...content,
  ...contentFiles,
  ...devices,
  ...disputes,
  ...earnings,
  ...gifts,
  ...library,
  ...media,
  ...notifications,
  ...payments,
  ...profiles,
  ...promotions,
  ...realtime,
  ...receipts,
  ...refunds,
  ...secondFactor,
  ...series,
  ...subscribers,
  ...subscriptions,
  ...support,
  ...tiers,
  ...tips,
  ...watching,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
