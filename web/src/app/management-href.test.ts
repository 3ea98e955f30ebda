import { expect, it } from 'vitest'
import { managementHref } from './management-href.ts'

it.each([
  ['', '/subscriptions'],
  ['?tab=spending', '/subscriptions?tab=spending'],
  ['?tab=history', '/subscriptions?tab=history'],
  ['?tab=billing', '/settings/billing'],
  ['?tab=toString', '/subscriptions'],
  ['?subscription=018f', '/subscriptions?subscription=018f'],
  ['?subscription=a%26tab%3Dx', '/subscriptions?subscription=a%26tab%3Dx'],
])('%s leads to %s', (search, href) => {
  expect(managementHref(search)).toBe(href)
})
