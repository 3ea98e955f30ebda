import type { ContentId, TierId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { blank, NewPromotion, requestOf } from './new-promotion.ts'

const tier = '00000000-0000-7000-8000-000000000001' as TierId
const content = '00000000-0000-7000-8000-000000000002' as ContentId
const typed = { ...blank, code: 'SPRING' }
const faultsOf = (change: Partial<NewPromotion>) =>
  NewPromotion.safeParse({ ...typed, ...change }).error?.issues.map(({ path }) => path[0]) ?? []

it('asks for all that was chosen, and for nothing of what was chosen before it', () => {
  const both = { ...typed, forAll: false, contents: [content], tiers: [tier], periods: '6' }
  const { body: ofTiers } = requestOf({ ...both, subject: 'tiers' })
  expect(ofTiers).toMatchObject({ periods: 6, tiers: [tier] })
  expect(ofTiers).not.toHaveProperty('contents')
  const { body: ofContents } = requestOf(both)
  expect(ofContents).toMatchObject({ contents: [content] })
  expect(ofContents).not.toHaveProperty('periods')
  expect(requestOf({ ...typed, subject: 'tiers' }).body).toMatchObject({
    periods: 3,
    tiers: undefined,
  })
})

it('says which field is not understood', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ forAll: false })).toEqual(['contents'])
  expect(faultsOf({ subject: 'tiers', forAll: false })).toEqual(['tiers'])
  for (const periods of ['0', '25', '1.5', ''])
    expect(faultsOf({ subject: 'tiers', periods })).toEqual(['periods'])
  expect(faultsOf({ periods: '' })).toEqual([])
  expect(faultsOf({ type: 'amount', amount: 'x' })).toEqual(['amount'])
})
