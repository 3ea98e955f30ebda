import { AccountId, ContentId, type ViewAs } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../platform/scope.ts'
import { type Grants, noGrants } from '../entitlements/index.ts'
import { canSee, type Gated, isOpenToAll, judge, type Visitor, visitorOf } from './policy.ts'

const now = new Date('2026-05-10T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const creator = AccountId.parse('018f0000-0000-7000-8000-000000000001')
const fan = AccountId.parse('018f0000-0000-7000-8000-000000000002')

const publicContent: Gated = {
  id: ContentId.parse('018f0000-0000-7000-8000-000000000003'),
  creator_id: creator,
  status: 'published',
  visibility: 'public',
  pricing: 'free',
  price: null,
  currency: null,
  early_level: null,
  early_days: null,
  published_at: days(-1),
  publish_at: null,
}

const nobody: Visitor = { isOwner: false, level: null, holds: false }
const visitors = {
  stranger: nobody,
  subscriber: { ...nobody, level: 'subscribers' },
  premium: { ...nobody, level: 'premium' },
  buyer: { ...nobody, holds: true },
  owner: { ...nobody, isOwner: true },
} as const satisfies Record<string, Visitor>
const names = Object.keys(visitors) as (keyof typeof visitors)[]

const paid = { pricing: 'paid', price: 999, currency: 'USD' } as const

/** Who opens it, written out by hand: outside early access, and during that of either level. */
const table: [
  visibility: string,
  pricing: string,
  always: string,
  early: string,
  earliest: string,
][] = [
  [
    'public',
    'free',
    'stranger subscriber premium buyer owner',
    'subscriber premium buyer owner',
    'premium buyer owner',
  ],
  ['public', 'paid', 'buyer owner', 'buyer owner', 'buyer owner'],
  [
    'public',
    'subscription',
    'subscriber premium buyer owner',
    'subscriber premium buyer owner',
    'premium buyer owner',
  ],
  [
    'subscribers',
    'free',
    'subscriber premium buyer owner',
    'subscriber premium buyer owner',
    'premium buyer owner',
  ],
  [
    'subscribers',
    'paid',
    'subscriber premium buyer owner',
    'subscriber premium buyer owner',
    'premium buyer owner',
  ],
  [
    'subscribers',
    'subscription',
    'subscriber premium buyer owner',
    'subscriber premium buyer owner',
    'premium buyer owner',
  ],
  ['premium', 'free', 'premium buyer owner', 'premium buyer owner', 'premium buyer owner'],
  ['premium', 'paid', 'premium buyer owner', 'premium buyer owner', 'premium buyer owner'],
  ['premium', 'subscription', 'premium buyer owner', 'premium buyer owner', 'premium buyer owner'],
]

const contentOf = (visibility: string, pricing: string): Gated =>
  ({ ...publicContent, visibility, ...(pricing === 'paid' ? paid : { pricing }) }) as Gated
const openers = (content: Gated, at = now) =>
  names.filter((name) => judge(content, visitors[name], at).open).join(' ')

describe('the gate', () => {
  it.each(table)('%s and %s', (visibility, pricing, always, early, earliest) => {
    const content = contentOf(visibility, pricing)
    expect(openers(content)).toBe(always)
    const subscribers: Gated = { ...content, early_level: 'subscribers', early_days: 7 }
    const premium: Gated = { ...content, early_level: 'premium', early_days: 7 }
    expect(openers(subscribers)).toBe(early)
    expect(openers(premium)).toBe(earliest)
    expect(openers(subscribers, days(6))).toBe(always)
    expect(openers(premium, days(6))).toBe(always)
  })

  it('says why it is open', () => {
    const content = contentOf('subscribers', 'paid')
    const reasons = names.map((name) => judge(content, visitors[name], now).reason)
    expect(reasons).toEqual([null, 'subscriber', 'premium', 'bought', 'owner'])
    expect(judge(publicContent, nobody, now).reason).toBe('public')
  })

  it('tells what opens it, with the price in all', () => {
    const buy = {
      kind: 'buy',
      price: { amount: 999, currency: 'USD' },
      total: { amount: 1028, currency: 'USD' },
    }
    expect(judge(contentOf('public', 'paid'), visitors.premium, now).ways).toEqual([buy])
    expect(judge(contentOf('premium', 'paid'), visitors.subscriber, now).ways).toEqual([
      buy,
      { kind: 'subscribe', level: 'premium' },
    ])
    expect(judge(contentOf('subscribers', 'subscription'), nobody, now).ways).toEqual([
      { kind: 'subscribe', level: 'subscribers' },
    ])
  })

  it('offers waiting only where waiting leads somewhere', () => {
    const early = { early_level: 'premium', early_days: 7 } as const
    const wait = { kind: 'wait', until: days(6).toISOString() }
    const premium = { kind: 'subscribe', level: 'premium' }
    expect(judge({ ...publicContent, ...early }, nobody, now).ways).toEqual([premium, wait])
    expect(judge({ ...contentOf('public', 'paid'), ...early }, nobody, now).ways).toEqual([
      premium,
      wait,
    ])
    const included = { ...contentOf('subscribers', 'free'), ...early }
    expect(judge(included, nobody, now).ways).toEqual([premium])
    expect(judge(included, visitors.subscriber, now).ways).toEqual([premium, wait])
  })

  it('has nothing sharp in public of what is locked or not published', () => {
    expect(isOpenToAll(publicContent, now)).toBe(true)
    expect(isOpenToAll({ ...publicContent, status: 'draft' }, now)).toBe(false)
    expect(isOpenToAll(contentOf('public', 'paid'), now)).toBe(false)
    expect(isOpenToAll({ ...publicContent, early_level: 'subscribers', early_days: 2 }, now)).toBe(
      false,
    )
    expect(
      isOpenToAll({ ...publicContent, early_level: 'subscribers', early_days: 2 }, days(2)),
    ).toBe(true)
  })
})

const signedIn = (accountId: AccountId): Actor =>
  ({ kind: 'account', accountId, sessionId: accountId, role: 'fan' }) as unknown as Actor

describe('other eyes', () => {
  it('are for the owner alone', () => {
    const as: ViewAs = 'anonymous'
    expect(visitorOf(publicContent, signedIn(creator), noGrants, as)).toEqual(nobody)
    expect(visitorOf(publicContent, signedIn(creator), noGrants).isOwner).toBe(true)
    expect(visitorOf(publicContent, signedIn(fan), noGrants, 'buyer')).toEqual(nobody)
    expect(visitorOf(publicContent, { kind: 'anonymous' }, noGrants, 'premium')).toEqual(nobody)
  })
})

describe('what may be known of', () => {
  const buyer: Grants = { ...noGrants, bought: () => true }
  const cases: [status: string, actor: Actor, grants: Grants, seen: boolean][] = [
    ['published', { kind: 'anonymous' }, noGrants, true],
    ['unpublished', { kind: 'anonymous' }, noGrants, false],
    ['draft', signedIn(fan), noGrants, false],
    ['draft', signedIn(creator), noGrants, true],
    ['scheduled', signedIn(fan), noGrants, false],
    ['unpublished', signedIn(fan), buyer, true],
    ['deleted', signedIn(fan), buyer, true],
    ['deleted', signedIn(creator), noGrants, false],
  ]
  it.each(cases)('%s %o', (status, actor, grants, seen) => {
    expect(canSee({ ...publicContent, status } as Gated, actor, grants).allowed).toBe(seen)
  })
})
