import { z } from 'zod'
import { AccountId, ContentId, SeriesId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { OwnContent, SeriesCard, SeriesFields, SeriesItem, SeriesView } from '../shapes/index.ts'

const own = ownById('creator', 'series', SeriesId)
const SeriesParts = z.array(ContentId).max(limits.seriesParts)
const rateLimit = { points: 300, seconds: 3600, by: 'account' } as const
const reply = z.object({ series: SeriesView })
const errors = ['series.not-found'] as const
const example = { body: { title: 'A year of skies', description: '' } }

export const createSeries = route({
  method: 'POST',
  path: '/series',
  access: 'creator',
  body: SeriesFields,
  status: 201,
  reply,
  rateLimit,
  idempotent: true,
  example,
})

export const listOwnSeries = route({
  method: 'GET',
  path: '/series',
  access: 'creator',
  reply: z.object({ series: z.array(SeriesItem) }),
  example: {},
})

export const readSeries = route({
  method: 'GET',
  path: '/series/:id',
  ...own,
  access: 'public',
  object: { ...own.object, allowed: 'anyone' },
  reply,
  errors,
  example: {},
})

/** Every post of it, whatever its status, as its creator orders them. */
export const readSeriesParts = route({
  method: 'GET',
  path: '/series/:id/parts',
  ...own,
  reply: z.object({ parts: z.array(OwnContent) }),
  errors,
  example: {},
})

/** Those of which something is published, the one that changed last first. */
export const listCreatorSeries = route({
  method: 'GET',
  path: '/series/user/:id',
  access: 'public',
  object: { in: 'params', name: 'id', kind: 'profile', allowed: 'anyone' },
  params: z.object({ id: AccountId }),
  reply: z.object({ series: z.array(SeriesCard) }),
  errors: ['profile.not-found'],
  publicCache: 60,
  example: {},
})

export const updateSeries = route({
  method: 'PUT',
  path: '/series/:id',
  ...own,
  body: SeriesFields,
  reply,
  errors,
  rateLimit,
  example,
})

/**
 * These posts first and in this order; a post is in one series at most, and moves here from another. Only
 * what is named is taken out. Those that neither list names stay behind the others in their old order.
 */
export const arrangeSeries = route({
  method: 'PUT',
  path: '/series/:id/contents',
  ...own,
  body: z.object({
    contentIds: SeriesParts,
    removedIds: SeriesParts.optional(),
  }),
  reply,
  errors: ['series.not-found', 'series.full', 'content.not-found'],
  rateLimit,
  example: { body: { contentIds: [] } },
})

/** The posts stay. */
export const deleteSeries = route({
  method: 'DELETE',
  path: '/series/:id',
  ...own,
  errors,
  rateLimit,
  example: {},
})
