import { expect, it } from 'vitest'
import { movedHref } from './moved-href.ts'

it.each([
  ['', '/subscriptions'],
  ['?tab=spending', '/subscriptions?tab=spending'],
  ['?tab=history', '/subscriptions?tab=history'],
  ['?tab=billing', '/settings/billing'],
  ['?tab=toString', '/subscriptions'],
  ['?subscription=018f', '/subscriptions?subscription=018f'],
  ['?subscription=a%26tab%3Dx', '/subscriptions?subscription=a%26tab%3Dx'],
])('%s leads to %s', (search, href) => {
  expect(movedHref('/subscription-management', search)).toBe(href)
})

it('leads old addresses of the studio to the page that holds what they showed', () => {
  for (const path of ['/dashboard/subscriptions', '/dashboard/subscriptions/overview/']) {
    expect(movedHref(path, '')).toBe('/dashboard/subscriptions/subscribers')
  }
})
