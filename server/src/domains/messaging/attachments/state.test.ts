import { expect, it } from 'vitest'
import { isForSale, stateOf } from './state.ts'

it('a video of which only the first is made is watched where it is free, and not sold', () => {
  const making = { status: 'processing', playable: true } as const
  expect(stateOf(making)).toBe('ready')
  expect(isForSale([making])).toBe(false)
  expect(isForSale([{ status: 'ready' }, making])).toBe(false)
})

it('what has failed is not paid for, and keeps nothing else from being sold', () => {
  expect(isForSale([{ status: 'ready' }, { status: 'failed' }])).toBe(true)
  expect(isForSale([{ status: 'failed' }])).toBe(false)
  expect(isForSale([])).toBe(false)
})
