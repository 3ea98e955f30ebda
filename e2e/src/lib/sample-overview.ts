import type {
  ContentId,
  LatestPost,
  Need,
  OrderId,
  PromotionId,
  RefundId,
  StudioDays,
} from '@fanfare/contract'

const day = 86_400_000
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const idOf = (number: number) => `01a1df00-0000-7000-8000-0000000000c${number}`
const contentId = (number: number) => idOf(number) as ContentId
/** So many days from now, which a deadline is written by. */
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()

export const sampleRequest: Need = {
  kind: 'refund-request',
  dueAt: inDays(2.5),
  id: idOf(0) as RefundId,
  title: 'Harbor before snow',
  amount: usd(513),
  buyer: null,
}

/** One of every kind, in the order the server gives them. */
export const sampleNeeds: readonly Need[] = [
  sampleRequest,
  { kind: 'promotion-ending', dueAt: inDays(2.9), id: idOf(1) as PromotionId, code: 'AUTUMN20' },
  {
    kind: 'dispute',
    dueAt: inDays(12),
    orderId: idOf(2) as OrderId,
    title: 'Color notes from the ferry',
    amount: usd(1028),
  },
  { kind: 'silence', dueAt: inDays(20), since: inDays(-40) },
  { kind: 'birth-date', dueAt: null },
  {
    kind: 'failed-post',
    dueAt: null,
    contentId: contentId(3),
    title: 'Time lapse, broken card',
    reason: 'The file stops at 0:43.',
  },
  {
    kind: 'edited-post',
    dueAt: null,
    contentId: contentId(4),
    title: 'On varnish, and waiting',
    editedAt: inDays(-1),
  },
  { kind: 'comments', dueAt: null, count: 12 },
]

/** A year and the one before it, as they would be asked for by so many days. */
export const sampleDays = (days: number): StudioDays => {
  const at = [...Array(2 * days).keys()]
  const dates = at.map((one) => inDays(one + 1 - 2 * days).slice(0, 10))
  const wave = (one: number) => 1 + Math.sin(one / 2.3) / 4 + Math.sin(one / 7) / 5
  const grown = (one: number) => wave(one) * (1 + one / (2 * days))
  const joined = at.map((one) => Math.round(grown(one) * 2))
  const left = at.map((one) => Math.round(wave(one + 3)))
  let there = 1_284
  const subscribers = at
    .toReversed()
    .map((one) => {
      const atItsEnd = there
      there -= (joined[one] ?? 0) - (left[one] ?? 0)
      return atItsEnd
    })
    .toReversed()
  const post = (number: number, title: string, ago: number) => ({
    id: contentId(number),
    title,
    date: dates.at(-1 - ago) ?? '',
  })
  return {
    dates,
    views: at.map((one) => Math.round(grown(one) * 640)),
    comments: at.map((one) => Math.round(wave(one) * 3)),
    joined,
    left,
    subscribers,
    earnings: [
      { currency: 'USD', net: at.map((one) => Math.round(grown(one) * 5_400)) },
      { currency: 'EUR', net: at.map((one) => (one % 5 === 0 ? 900 : 0)) },
    ],
    posts: [
      post(5, 'Painting weather: clouds that look wet', 0),
      post(6, 'Night painting', Math.floor(days / 2)),
      post(7, 'Harbor before snow', Math.floor(days * 0.8)),
    ].filter(({ date }) => date !== ''),
  }
}

const none = (days: number) => Array<number>(2 * days).fill(0)

/** Nobody has seen, bought or joined anything. */
export const quietDays = (days: number): StudioDays => ({
  ...sampleDays(days),
  views: none(days),
  comments: none(days),
  joined: none(days),
  left: none(days),
  subscribers: none(days),
  earnings: [],
  posts: [],
})

const post = (number: number, given: Partial<LatestPost>): LatestPost => ({
  id: contentId(number),
  type: 'video',
  title: 'Painting weather: clouds that look wet',
  status: 'published',
  takeDownReason: null,
  cover: null,
  category: 'art',
  tags: [],
  visibility: 'public',
  pricing: { type: 'free' },
  duration: 760,
  publishAt: null,
  timezone: null,
  publishedAt: inDays(-0.1),
  deletedAt: null,
  createdAt: inDays(-1),
  updatedAt: inDays(-1),
  abilities: {
    publish: false,
    update: false,
    schedule: false,
    unpublish: true,
    retry: false,
    delete: true,
    restore: false,
  },
  viewCount: 24_106,
  likeCount: 812,
  commentCount: 61,
  failure: null,
  isPinned: false,
  hasChanges: false,
  earlyUntil: null,
  percent: null,
  revenues: [],
  ...given,
})

export const onePost = [post(0, {})]

/** One of every status that the table tells apart. */
export const samplePosts: readonly LatestPost[] = [
  post(0, { revenues: [usd(3_820), { amount: 500, currency: 'EUR' }], hasChanges: true }),
  post(1, {
    title: 'Next month: the large canvas',
    visibility: 'subscribers',
    earlyUntil: inDays(5),
    duration: 1_336,
    viewCount: 1_940,
    commentCount: 18,
    revenues: [usd(11_286)],
  }),
  post(2, {
    title: 'Harbor before snow',
    type: 'image',
    duration: null,
    pricing: { type: 'paid', price: usd(499) },
    publishedAt: inDays(-8),
    viewCount: 9_412,
    commentCount: 27,
    revenues: [usd(41_280)],
  }),
  post(3, {
    title: 'On varnish, and waiting',
    type: 'article',
    duration: null,
    status: 'scheduled',
    publishAt: inDays(3),
    publishedAt: null,
  }),
  post(4, {
    title: 'Color notes from the ferry',
    status: 'processing',
    visibility: 'premium',
    duration: null,
    publishedAt: null,
    percent: 64,
  }),
]
