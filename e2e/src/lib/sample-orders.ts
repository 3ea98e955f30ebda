import { type OrderView, type SavedCard, splitPrice } from '@fanfare/contract'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const minutes = 60_000
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** As the rates divide it, so that a picture adds up. */
export const sampleLines = (
  price: number,
  off?: { amount: number; code: string },
  taxRate = 0,
) => ({
  price: usd(price),
  discount: usd(off?.amount ?? 0),
  promotion: off ? { code: off.code } : null,
  ...splitPrice(usd(price - (off?.amount ?? 0)), taxRate),
  taxRate,
})

/** What the api would answer for the order of one post, in a state that takes long to reach. */
export const sampleOrder = (change: Partial<OrderView> = {}) => ({
  id: '01a1df00-0000-7000-8000-000000000001',
  state: 'quoted',
  item: {
    type: 'content',
    id: '01a1df00-0000-7000-8000-000000000002',
    title: 'Harbour before snow',
    creator: {
      id: '01a1df00-0000-7000-8000-000000000003',
      username: 'northlight',
      displayName: 'Northlight Studio',
      picture: null,
    },
  },
  lines: sampleLines(999),
  country: null,
  createdAt: later(-minutes),
  expiresAt: later(14 * minutes),
  paidAt: null,
  card: null,
  failure: null,
  abilities: { confirm: true, continue: false },
  refundStatus: 'kept',
  returned: null,
  ...change,
})

const card = (change: Partial<SavedCard>) => ({
  id: '01a1df00-0000-7000-8000-000000000010',
  brand: 'visa',
  last4: '4242',
  expMonth: 8,
  expYear: 2031,
  isDefault: true,
  expiresSoon: false,
  addedAt: later(-minutes),
  ...change,
})

export const sampleCards = {
  methods: [
    card({}),
    card({
      id: '01a1df00-0000-7000-8000-000000000011' as SavedCard['id'],
      brand: 'mastercard',
      last4: '4444',
      expMonth: 12,
      expYear: 2026,
      isDefault: false,
      expiresSoon: true,
    }),
  ],
}

const paid = { state: 'paid', paidAt: later(0), card: { brand: 'visa', last4: '4242' } } as const

/** One of each status. */
export const sampleHistory = {
  transactions: [
    sampleOrder({ ...paid, id: '01a1df00-0000-7000-8000-000000000021' as OrderView['id'] }),
    sampleOrder({
      id: '01a1df00-0000-7000-8000-000000000022' as OrderView['id'],
      state: 'processing',
    }),
    sampleOrder({
      id: '01a1df00-0000-7000-8000-000000000023' as OrderView['id'],
      state: 'failed',
      failure: {
        code: 'insufficient-funds',
        message: 'The card has insufficient funds. You weren’t charged. Try another card.',
      },
    }),
  ],
  nextCursor: null,
  hasMore: false,
}

export const paidOrder = sampleOrder(paid)
