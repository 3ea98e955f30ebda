import { billingDue, billingRoutes, billingSubscribers } from '../domains/billing/index.ts'
import { catalogDue, catalogRoutes, catalogSubscribers } from '../domains/catalog/index.ts'
import { entitlementSubscribers } from '../domains/entitlements/index.ts'
import {
  due as identityDue,
  identityRoutes,
  identitySubscribers,
} from '../domains/identity/index.ts'
import { ledgerDue } from '../domains/ledger/index.ts'
import { mediaDue, mediaRoutes, mediaSubscribers } from '../domains/media/index.ts'
import { messagingDue, messagingRoutes, messagingSubscribers } from '../domains/messaging/index.ts'
import { mailWaiting, moderationRoutes } from '../domains/moderation/index.ts'
import {
  isMailWanted,
  notificationDue,
  notificationRoutes,
  notificationSubscribers,
} from '../domains/notifications/index.ts'
import { profileRoutes, profileSubscribers } from '../domains/profiles/index.ts'
import {
  recommendationDue,
  recommendationRoutes,
  recommendationSubscribers,
} from '../domains/recommendations/index.ts'
import { searchDue, searchRoutes, searchSubscribers } from '../domains/search/index.ts'
import { socialDue, socialRoutes, socialSubscribers } from '../domains/social/index.ts'
import { supportRoutes } from '../domains/support/index.ts'
import { firstRunPageRoutes } from '../pages/first-run.ts'
import { overviewRoutes } from '../pages/overview/routes.ts'
import { profilePageRoutes } from '../pages/profile.ts'
import { purchaseRoutes } from '../pages/purchases.ts'
import { sellingCurrencyRoutes } from '../pages/selling-currency.ts'
import { viewerRoutes } from '../pages/viewer.ts'
import type { Config } from '../platform/config/config.ts'
import { platformDue } from '../platform/due.ts'
import type { DueTask } from '../platform/events/due.ts'
import type { Handlers } from '../platform/http/handler.ts'
import { healthRoutes } from '../platform/http/health.ts'
import { realtimeRoutes } from '../platform/realtime/routes.ts'

/** What every domain contributes, collected here and nowhere else. */
export const allHandlers: Handlers = {
  ...identityRoutes,
  ...mediaRoutes,
  ...profileRoutes,
  ...socialRoutes,
  ...catalogRoutes,
  ...messagingRoutes,
  ...billingRoutes,
  ...moderationRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...recommendationRoutes,
  ...supportRoutes,
  ...viewerRoutes,
  ...profilePageRoutes,
  ...firstRunPageRoutes,
  ...purchaseRoutes,
  ...overviewRoutes,
  ...sellingCurrencyRoutes,
  ...realtimeRoutes,
  ...healthRoutes,
}

export const allSubscribers = [
  ...identitySubscribers,
  ...mediaSubscribers,
  ...profileSubscribers,
  ...socialSubscribers,
  ...entitlementSubscribers,
  ...catalogSubscribers,
  ...messagingSubscribers,
  ...billingSubscribers,
  ...notificationSubscribers,
  ...searchSubscribers,
  ...recommendationSubscribers,
]

export const allDueTasks = (config: Config): readonly DueTask[] => [
  ...platformDue(config, isMailWanted),
  ...identityDue,
  ...mediaDue,
  ...socialDue,
  ...catalogDue,
  ...messagingDue,
  ...ledgerDue,
  ...billingDue,
  ...notificationDue,
  ...searchDue,
  ...recommendationDue,
  mailWaiting,
]
