import { withSearch } from '../core/navigation/paths.ts'
import type { Href } from '../ui/layout/link.tsx'

/** Where each part of the page that was called Subscription Management is now. */
const managementParts = new Map<string, Href>([
  ['spending', withSearch('/subscriptions', { tab: 'spending' })],
  ['history', withSearch('/subscriptions', { tab: 'history' })],
  ['billing', '/settings/billing'],
])

const managementHref = (search: string) => {
  const asked = new URLSearchParams(search)
  const subscription = asked.get('subscription')
  if (subscription) return withSearch('/subscriptions', { subscription })
  return managementParts.get(asked.get('tab') ?? '') ?? '/subscriptions'
}

/** One page holds all that is known of subscriptions, another all of a creator's subscribers. */
const moved: Readonly<Record<string, (search: string) => Href>> = {
  '/saved': () => '/library/saved',
  '/subscription-management': managementHref,
  '/dashboard/subscriptions': () => '/dashboard/subscriptions/subscribers',
  '/dashboard/subscriptions/overview': () => '/dashboard/subscriptions/subscribers',
}

export const movedHref = (path: string, search: string) =>
  moved[path.replace(/\/$/, '')]?.(search) ?? '/'
