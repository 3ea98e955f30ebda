import { paidOrder } from './sample-orders.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const split = (creator: number, platform: number, processing: number) => ({
  creator: money(creator),
  platform: money(platform),
  processing: money(processing),
  tax: money(0),
})
const nobody = {
  id: '018f0000-0000-7000-8000-00000000000b',
  username: 'robin',
  displayName: 'Robin',
  picture: null,
}
const orderId = '018f0000-0000-7000-8000-000000000001'
const at = '2026-11-12T10:00:00.000Z'

export const sampleRefund = (given: object) => ({
  id: '018f0000-0000-7000-8000-00000000000c',
  orderId,
  title: 'Harbour before snow',
  buyer: nobody,
  state: 'requested',
  askedBy: 'fan',
  selfServe: false,
  reason: 'not-as-described',
  words: 'The light is wrong.',
  answer: null,
  amount: money(1028),
  askedAt: at,
  answerBy: '2026-11-15T10:00:00.000Z',
  settledAt: null,
  failure: null,
  abilities: { answer: false },
  ...given,
})

/** One that is kept, and can be had back. */
export const sampleReceipt = (given: object = {}) => ({
  receipt: {
    number: '2026-000123',
    reference: '7K2M-9QXA-B3TR-0WZD',
    viewedBy: 'buyer',
    buyer: nobody,
    order: { ...paidOrder, refundStatus: 'kept' },
    shared: split(879, 120, 29),
    held: split(879, 120, 29),
    returned: money(0),
    share: { state: 'pending', availableAt: '2026-11-29T10:00:00.000Z' },
    events: [{ kind: 'paid', at, amount: money(1028) }],
    refund: null,
    dispute: null,
    offer: { kind: 'self-serve', why: 'The full amount goes back to your card.' },
    abilities: { refund: true },
    ...given,
  },
})

export const refundedReceipt = sampleReceipt({
  order: { ...paidOrder, refundStatus: 'refunded' },
  held: split(0, 0, 0),
  returned: money(1028),
  share: { state: 'returned', availableAt: null },
  events: [
    { kind: 'paid', at, amount: money(1028) },
    { kind: 'refunded', at: '2026-11-13T10:00:00.000Z', amount: money(1028) },
  ],
  refund: sampleRefund({ state: 'done', settledAt: '2026-11-13T10:00:00.000Z' }),
  offer: null,
  abilities: { refund: false },
})

const day = 86_400_000
/** A month with good days, quiet ones and one on which more went back than came. */
const nets = [0, 879, 1758, 0, 2637, 879, 0, 3516, 1758, -879, 879, 0, 2637, 4395, 1758]

export const sampleEarnings = {
  currencies: ['USD', 'EUR'],
  currency: 'USD',
  sums: {
    sales: 46,
    gross: money(47_288),
    returned: money(3_084),
    processing: money(1_247),
    platform: money(5_160),
    tax: money(0),
    net: money(37_797),
  },
  days: Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.parse('2026-10-17T12:00:00Z') + index * day).toISOString().slice(0, 10),
    sales: index % 4,
    net: nets[index % nets.length],
  })),
  contents: [
    {
      id: '01a1df00-0000-7000-8000-000000000002',
      title: 'Harbour before snow',
      sales: 31,
      net: 27_249,
    },
    { id: null, title: 'Tips', sales: 6, net: 2_640 },
  ],
  pending: [
    { availableOn: '2026-11-19', amount: money(1_758) },
    { availableOn: '2026-11-22', amount: money(4_395) },
  ],
  available: money(31_644),
  frozen: money(879),
  owed: money(0),
  waiting: { refunds: 1, disputes: 1 },
}

export const sampleRequests = {
  refunds: [
    sampleRefund({ abilities: { answer: true } }),
    sampleRefund({
      id: '018f0000-0000-7000-8000-00000000000d',
      state: 'refused',
      answer: { by: 'creator', words: 'It is exactly as shown.' },
    }),
  ],
  nextCursor: null,
  hasMore: false,
}

export const sampleDisputes = {
  disputes: [
    {
      id: '018f0000-0000-7000-8000-00000000000e',
      orderId,
      title: 'Harbour before snow',
      state: 'under-review',
      reason: 'fraudulent',
      amount: money(1028),
      openedAt: at,
      evidenceDueAt: null,
      evidenceSentAt: at,
      closedAt: null,
    },
  ],
  nextCursor: null,
  hasMore: false,
}

export const sampleSales = {
  sales: (['kept', 'refunded', 'disputed'] as const).map((refundStatus, index) => ({
    id: `018f0000-0000-7000-8000-00000000001${index}`,
    title: 'Harbour before snow',
    isGift: index === 1,
    buyer: nobody,
    total: money(1028),
    net: money(879),
    paidAt: at,
    refundStatus,
  })),
  nextCursor: null,
  hasMore: false,
}
