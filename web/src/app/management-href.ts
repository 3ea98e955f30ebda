/** Where each part of the page that was called Subscription Management is now. */
const parts = new Map([
  ['spending', '/subscriptions?tab=spending'],
  ['history', '/subscriptions?tab=history'],
  ['billing', '/settings/billing'],
])

export const managementHref = (search: string) => {
  const asked = new URLSearchParams(search)
  const subscription = asked.get('subscription')
  if (subscription) return `/subscriptions?${new URLSearchParams({ subscription })}`
  return parts.get(asked.get('tab') ?? '') ?? '/subscriptions'
}
