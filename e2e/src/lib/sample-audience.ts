import type {
  AccountId,
  AudienceView,
  SubscriberView,
  SubscriptionId,
  TierId,
} from '@fanfare/contract'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const idOf = (number: number) => `01a1df00-0000-7000-8000-0000000000b${number}`
const tier = (number: number, name: string, color: string) => ({
  id: idOf(number) as TierId,
  name,
  color,
})
const studio = tier(0, 'Studio door', 'saffron')
const room = tier(1, 'Back room', 'iris')

const one = (number: number, name: string, given: Partial<SubscriberView>): SubscriberView => ({
  id: idOf(number) as SubscriptionId,
  person: {
    id: idOf(number) as AccountId,
    username: name.toLowerCase().replaceAll(' ', '_'),
    displayName: name,
    picture: null,
  },
  tier: studio,
  state: 'active',
  basis: 'paid',
  interval: 'month',
  isTrial: false,
  since: '2026-03-14T09:00:00.000Z',
  renewsAt: '2026-12-14T09:00:00.000Z',
  pausesAt: null,
  endsAt: null,
  paidTotal: usd(9_252),
  abilities: { end: true },
  ...given,
})

const ends = { renewsAt: null, endsAt: '2026-11-30T09:00:00.000Z' } as const

/** One of every status. */
export const sampleSubscribers: readonly SubscriberView[] = [
  one(2, 'Noor Vale', {}),
  one(3, 'Tomasz Brzezinski', { tier: room, interval: 'year', paidTotal: usd(18_522) }),
  one(4, 'Ada Quill', { isTrial: true, paidTotal: usd(0) }),
  one(5, 'Sol Marsh', { state: 'cancelled', ...ends }),
  one(6, 'June Ferrow', { state: 'past_due', ...ends }),
  one(7, 'Kit Aldous', { state: 'paused' }),
  one(8, 'Mira Okonjo', {
    basis: 'complimentary',
    tier: room,
    paidTotal: usd(0),
    renewsAt: null,
    endsAt: null,
  }),
  one(9, 'Leo Hart', { state: 'expired', ...ends, abilities: { end: false } }),
]

const joined = [
  0, 2, 1, 0, 4, 7, 3, 1, 0, 2, 5, 9, 4, 2, 1, 0, 3, 2, 6, 3, 1, 0, 2, 8, 5, 3, 2, 1, 4, 2,
]
const left = [
  1, 0, 0, 1, 0, 1, 0, 2, 1, 0, 0, 1, 0, 3, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0,
]

export const sampleAudience: AudienceView = {
  subscribers: { all: 412, paying: 331, trial: 24, free: 40, given: 9, paused: 8 },
  recurring: [
    { currency: 'EUR', paying: 19, monthly: { amount: 18_981, currency: 'EUR' } },
    { currency: 'USD', paying: 312, monthly: usd(329_688) },
  ],
  churn: { part: 17, whole: 305 },
  trials: { part: 21, whole: 34 },
  tiers: [
    { ...studio, people: 260, monthly: usd(241_758) },
    { ...room, people: 112, monthly: usd(87_930) },
    { ...tier(2, 'Postcards', 'lagoon'), people: 40, monthly: usd(0) },
  ],
  days: joined.map((count, at) => ({
    date: new Date(Date.UTC(2026, 9, 17 + at)).toISOString().slice(0, 10),
    joined: count,
    left: left[at] ?? 0,
  })),
  cohorts: [
    { month: '2026-06-01', began: 88, stayed: [80, 71, 66, 61] },
    { month: '2026-07-01', began: 74, stayed: [69, 63, 58] },
    { month: '2026-08-01', began: 102, stayed: [95, 84] },
    { month: '2026-09-01', began: 61, stayed: [57] },
    { month: '2026-10-01', began: 97, stayed: [] },
  ],
  holidayUntil: null,
}
