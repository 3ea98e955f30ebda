import { expect, it } from 'vitest'
import { routes } from './index.ts'

/** What takes or returns money, opens access for it, or sends something to somebody. */
const consequential =
  /^\/(checkout|tips|gifts|payments|subscription|moderation|withdraw|support|content\/:id\/(report|comments$))/

/** Repeating these has no consequence: the reason stands beside each. */
const harmless = new Set([
  'createQuote', // an offer; nothing is agreed
  'beginPaymentMethod', // asks the provider for a form
  'chooseDefaultPaymentMethod', // sets a value
  'removePaymentMethod', // what is gone stays gone
  'saveBillingDetails', // sets a value
  'receiveCardEvent', // the provider's, known by its own id
  'renewGiftLink', // the newest link holds
  'writeGiftMessage', // sets a value
  'renewCalendarLink', // the newest link holds
  'setBudget', // sets a value
  'editTier', // sets values
  'moveTier', // sets a position
  'archiveTier', // sets a state
  'restoreTier', // sets a state
])

it('whatever has a consequence takes an idempotency key', () => {
  const without = Object.entries(routes)
    .filter(([, { method, path }]) => method !== 'GET' && consequential.test(path))
    .filter(([name, route]) => !('idempotent' in route) && !harmless.has(name))
    .map(([name]) => name)
  expect(without).toEqual([])
})

it('names no exception that is none', () => {
  const table = routes as Record<string, object>
  const stale = [...harmless].filter((name) => !table[name] || 'idempotent' in table[name])
  expect(stale).toEqual([])
})
