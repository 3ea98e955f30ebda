import { z } from 'zod'
import { ContentId, Instant } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import { ContinuedCard, HistoryEntry, Purchase } from '../shapes/index.ts'

/** Of whoever asks, newest first. */
const ownList = {
  method: 'GET',
  access: 'signed-in',
  query: PageQuery,
  errors: ['request.cursor-mismatch'],
  example: {},
} as const

/** What they began, have not finished and can still open. */
export const listContinueWatching = route({
  path: '/library/continue',
  ...ownList,
  reply: page('content', ContinuedCard),
})

/** What they opened, each post once. */
export const listHistory = route({
  path: '/library/history',
  ...ownList,
  reply: page('history', HistoryEntry),
})

/** What they bought or were given, also when it is no longer published. */
export const listPurchases = route({
  path: '/library/purchases',
  ...ownList,
  reply: page('purchases', Purchase),
})

const entry = {
  path: '/library/history/:contentId',
  access: 'signed-in',
  object: { in: 'params', name: 'contentId', kind: 'published', allowed: 'anyone' },
  params: z.object({ contentId: ContentId }),
  errors: ['content.not-found'],
  rateLimit: { points: 1200, seconds: 3600, by: 'account' },
} as const

/** Opening the post again lists it again. */
export const deleteHistoryEntry = route({ method: 'DELETE', ...entry, example: {} })

/** Undoes the removal of an entry, which is in no table anymore. */
export const restoreHistoryEntry = route({
  method: 'PUT',
  ...entry,
  body: z.object({ openedAt: Instant }),
  example: { body: { openedAt: '2026-03-01T18:00:00.000Z' } },
})

export const clearHistory = route({
  method: 'DELETE',
  path: '/library/history',
  access: 'signed-in',
  rateLimit: { points: 120, seconds: 3600, by: 'account' },
  example: {},
})
