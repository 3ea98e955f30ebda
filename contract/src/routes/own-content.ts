import { z } from 'zod'
import { ContentId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import {
  ContentStatus,
  ContentType,
  ContentVisibility,
  CurrencyCode,
  OwnContent,
  ReportPeriod,
} from '../shapes/index.ts'

const Counted = z.object({ views: z.int(), likes: z.int(), comments: z.int() })
const Day = Counted.extend({ date: z.iso.date() })

/** The creator's own posts of every status. */
export const listOwnContent = route({
  method: 'GET',
  path: '/content/own',
  access: 'creator',
  query: PageQuery.extend({
    q: z.string().trim().max(100).optional(),
    status: ContentStatus.optional(),
    type: ContentType.optional(),
    visibility: ContentVisibility.optional(),
    sortBy: z
      .enum(['createdAt', 'updatedAt', 'views', 'likes', 'comments', 'revenue'])
      .default('createdAt'),
    /** Which revenue is meant: sums are never made across currencies. */
    currency: CurrencyCode.default('USD'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: page('content', OwnContent),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/** The figures of the overview: now, the same length of time before, and day by day. */
export const readContentStats = route({
  method: 'GET',
  path: '/content/stats',
  access: 'creator',
  query: z.object({ period: ReportPeriod.default('30d') }),
  reply: z.object({
    current: Counted,
    previous: Counted,
    days: z.array(Day),
    counts: z.object({
      draft: z.int(),
      scheduled: z.int(),
      processing: z.int(),
      published: z.int(),
      unpublished: z.int(),
      failed: z.int(),
    }),
    recent: z.array(OwnContent),
    schedule: z.array(OwnContent),
  }),
  example: {},
})

export const readContentAnalytics = route({
  method: 'GET',
  path: '/content/:id/analytics',
  ...ownById('creator', 'draft', ContentId),
  query: z.object({ period: ReportPeriod.default('30d') }),
  reply: z.object({ current: Counted, previous: Counted, days: z.array(Day) }),
  errors: ['content.not-found'],
  example: {},
})
