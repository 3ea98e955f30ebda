/** Where each part of the page that was called Subscription Management is now. */
const managementParts = new Map([
  ['spending', '/subscriptions?tab=spending'],
  ['history', '/subscriptions?tab=history'],
  ['billing', '/settings/billing'],
])

const managementHref = (search: string) => {
  const asked = new URLSearchParams(search)
  const subscription = asked.get('subscription')
  if (subscription) return `/subscriptions?${new URLSearchParams({ subscription })}`
  return managementParts.get(asked.get('tab') ?? '') ?? '/subscriptions'
}

/** One page holds all that is known of subscriptions, another all of a creator's subscribers. */
const moved: Readonly<Record<string, (search: string) => string>> = {
  '/saved': () => '/library/saved',
  '/subscription-management': managementHref,
  '/dashboard/subscriptions': () => '/dashboard/subscriptions/subscribers',
  '/dashboard/subscriptions/overview': () => '/dashboard/subscriptions/subscribers',
}

export const movedHref = (path: string, search: string) =>
  moved[path.replace(/\/$/, '')]?.(search) ?? '/'
