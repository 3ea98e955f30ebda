import { expect, test } from 'vitest'
import { exportHref, queryFrom } from './subscribers-query.ts'

const tier = '01999999-0000-7000-8000-000000000001'

test('reads the filters from the address and ignores unknown values', () => {
  expect(queryFrom(`?state=paused&tier=${tier}&q=%20ines%20`)).toEqual({
    state: 'paused',
    tierId: tier,
    search: 'ines',
  })
  expect(queryFrom('?state=gone&tier=1&q=')).toEqual({})
})

test('exports by the filters and ignores the search', () => {
  expect(exportHref({})).toBe('/api/subscription/subscribers/export')
  expect(exportHref({ state: 'expired', search: 'ines' })).toBe(
    '/api/subscription/subscribers/export?state=expired',
  )
})
