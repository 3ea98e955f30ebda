import { z } from 'zod'
import { AccountId, AssetId, ContentId, Instant, OrderId, SeriesId } from '../core/ids.ts'
import { atMost, trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { Category } from './category.ts'
import { MoneyShape, Price } from './money.ts'
import { CreatorSummary, Picture } from './people.ts'

/** Documents and live streams follow; the search filter `text` will mean document or article. */
export const ContentType = z.enum(['video', 'image', 'audio', 'article'])
export type ContentType = z.infer<typeof ContentType>

export const ContentStatus = z.enum([
  'draft',
  'scheduled',
  'processing',
  'published',
  'unpublished',
  'failed',
  'deleted',
  'taken-down',
])
export type ContentStatus = z.infer<typeof ContentStatus>

/** Who has it included; a price lets everybody else buy. */
export const ContentVisibility = z.enum(['public', 'subscribers', 'premium'])
export type ContentVisibility = z.infer<typeof ContentVisibility>

export const Tag = z.string().trim().toLowerCase().min(1).max(limits.tag)

export const Pricing = z.discriminatedUnion('type', [
  z.object({ type: z.literal('free') }),
  z.object({ type: z.literal('paid'), price: Price }),
  z.object({ type: z.literal('subscription') }),
])
export type Pricing = z.infer<typeof Pricing>

export const Chapter = z.object({
  start: z.number().nonnegative(),
  title: z.string().trim().min(1).max(limits.chapterTitle),
})

/** A document of the editor; the server keeps only nodes and marks it knows. */
export interface ArticleNode {
  type: string
  attrs?: Record<string, string | number | boolean | null> | undefined
  marks?:
    | { type: string; attrs?: Record<string, string | number | boolean | null> | undefined }[]
    | undefined
  text?: string | undefined
  content?: ArticleNode[] | undefined
}
const Attributes = z.record(
  z.string().max(40),
  z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]),
)
export const ArticleNode: z.ZodType<ArticleNode> = z.lazy(() =>
  z.object({
    type: z.string().max(40),
    attrs: Attributes.optional(),
    marks: z.array(z.object({ type: z.string().max(40), attrs: Attributes.optional() })).optional(),
    text: z.string().optional(),
    content: z.array(ArticleNode).optional(),
  }),
)

/** Early access: the named tiers see it so many days before everyone else it is meant for. */
export const EarlyAccess = z.object({
  level: z.enum(['subscribers', 'premium']),
  days: z.int().min(1).max(limits.earlyAccessDays),
})

/** All a creator writes about a post. */
export const ContentFields = z.object({
  title: trimmedText(limits.title),
  description: trimmedText(limits.description),
  category: Category,
  tags: z.array(Tag).max(limits.tags, atMost(limits.tags, 'tags')),
  visibility: ContentVisibility,
  pricing: Pricing,
  earlyAccess: EarlyAccess.nullable(),
  chapters: z.array(Chapter).max(limits.chapters),
  allowComments: z.boolean(),
  allowDownload: z.boolean(),
  /** What someone who cannot see the picture or the cover is told. */
  altText: z.string().trim().max(limits.altText),
  article: ArticleNode.nullable(),
})
export type ContentFields = z.infer<typeof ContentFields>

export const OpenReason = z.enum(['public', 'owner', 'subscriber', 'premium', 'bought'])

/** What would open a locked post, each with what it costs in all. */
export const WayIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buy'), total: MoneyShape, price: MoneyShape }),
  z.object({ kind: z.literal('subscribe'), level: z.enum(['subscribers', 'premium']) }),
  z.object({ kind: z.literal('wait'), until: Instant }),
])
export type WayIn = z.infer<typeof WayIn>

/** Decided on the server at the moment of asking; playback decides again. */
export const ContentAccess = z.object({
  open: z.boolean(),
  reason: OpenReason.nullable(),
  ways: z.array(WayIn),
})
export type ContentAccess = z.infer<typeof ContentAccess>

export const ContentCard = z.object({
  id: ContentId,
  type: ContentType,
  title: z.string(),
  cover: Picture.nullable(),
  altText: z.string(),
  duration: z.number().nullable().describe('seconds'),
  pictureCount: z.int(),
  category: Category,
  tags: z.array(z.string()),
  creator: CreatorSummary,
  isExclusive: z.boolean(),
  access: ContentAccess,
  hasStoryboard: z.boolean(),
  viewCount: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  publishedAt: Instant.nullable(),
})
export type ContentCard = z.infer<typeof ContentCard>

/** A post that somebody opened, when they last did, and where they stopped in what plays. */
export const HistoryEntry = z.object({
  content: ContentCard,
  openedAt: Instant,
  position: z.number().nullable().describe('seconds'),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** What somebody began and can go on with. */
export const ContinuedCard = z.object({
  content: ContentCard,
  openedAt: Instant,
  position: z.number().describe('seconds'),
  duration: z.number().describe('seconds'),
  /** The title of the chapter they stopped in. */
  chapter: z.string().nullable(),
})
export type ContinuedCard = z.infer<typeof ContinuedCard>

/** A post that somebody has for good. */
export const Purchase = z.object({
  content: ContentCard,
  boughtAt: Instant,
  /** Somebody else has paid for it. */
  isGift: z.boolean(),
  /** By them, so not for a gift. */
  paid: MoneyShape.nullable(),
  /** Their order, which has a receipt. */
  orderId: OrderId.nullable(),
})
export type Purchase = z.infer<typeof Purchase>

/** What one creator posted while somebody was away. */
export const AwayCard = z.object({
  creator: CreatorSummary,
  /** 100 means at least that many. */
  postCount: z.int(),
  /** The newest of them, at most three. */
  latest: z.array(ContentCard),
})
export type AwayCard = z.infer<typeof AwayCard>

export const SeriesPosition = z.object({
  id: SeriesId,
  title: z.string(),
  position: z.int(),
  length: z.int(),
  nextId: ContentId.nullable(),
  nextTitle: z.string().nullable(),
})
export type SeriesPosition = z.infer<typeof SeriesPosition>

export const ContentView = ContentCard.extend({
  description: z.string(),
  status: ContentStatus,
  /** Why staff took it down, for its owner. */
  takeDownReason: z.string().nullable(),
  visibility: ContentVisibility,
  width: z.int().nullable(),
  height: z.int().nullable(),
  wordCount: z.int().nullable(),
  chapters: z.array(Chapter),
  captions: z.array(z.object({ language: z.string(), label: z.string() })),
  teaserSeconds: z.number().nullable(),
  /** The second of the whole at which its free part begins. */
  teaserStart: z.number().nullable(),
  series: SeriesPosition.nullable(),
  allowComments: z.boolean(),
  allowDownload: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  viewer: z.object({
    liked: z.boolean(),
    saved: z.boolean(),
    resumeAt: z.number().nullable().describe('seconds'),
  }),
  abilities: z.object({
    edit: z.boolean(),
    comment: z.boolean(),
    moderateComments: z.boolean(),
    report: z.boolean(),
    viewAs: z.boolean(),
  }),
})
export type ContentView = z.infer<typeof ContentView>

/** For the owner, to see the page as others do. */
export const ViewAs = z.enum(['anonymous', 'subscriber', 'premium', 'buyer'])
export type ViewAs = z.infer<typeof ViewAs>

/** How far something is that is made of a file, and why it could not be. */
const made = {
  status: z.enum(['processing', 'ready', 'failed']),
  failure: z.string().nullable(),
}

export const ContentPicture = z.object({
  id: AssetId,
  altText: z.string(),
  ...made,
  /** Signed for the owner alone. */
  preview: z.string().nullable(),
})

/** What the wizard and the creator's list edit. */
export const ContentDraft = ContentFields.extend({
  id: ContentId,
  creatorId: AccountId,
  type: ContentType,
  status: ContentStatus,
  /** Of what staff took down. */
  takeDownReason: z.string().nullable(),
  /** Sent back with a change; another one means somebody else was faster. */
  version: z.int(),
  /** Of what was published, the fields that were changed since, as people have them until they are released. */
  released: ContentFields.partial(),
  cover: Picture.nullable(),
  coverProcessing: z.boolean(),
  pictures: z.array(ContentPicture),
  fileName: z.string().nullable(),
  /** What plays. Of a published post it becomes another one when a replacement is ready. */
  fileId: AssetId.nullable(),
  captions: z.array(z.object({ language: z.string(), label: z.string(), ...made })),
  teaser: z.object({ start: z.number(), end: z.number(), ...made }).nullable(),
  posters: z.array(z.object({ at: z.number(), url: z.string() })),
  seriesId: SeriesId.nullable(),
  publishAt: Instant.nullable(),
  timezone: z.string().nullable(),
  publishedAt: Instant.nullable(),
  deletedAt: Instant.nullable(),
  duration: z.number().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  /** In words, what must still be done before it can be published. */
  missing: z.array(z.string()),
  /** Asked once for each post. */
  rightsConfirmed: z.boolean(),
  abilities: z.object({
    publish: z.boolean(),
    /** Changes wait, and nothing is missing to release them. */
    update: z.boolean(),
    unpublish: z.boolean(),
    schedule: z.boolean(),
    retry: z.boolean(),
    delete: z.boolean(),
    restore: z.boolean(),
  }),
})
export type ContentDraft = z.infer<typeof ContentDraft>

/** A row of the list of the creator's own posts. */
export const OwnContent = ContentDraft.pick({
  id: true,
  type: true,
  title: true,
  status: true,
  takeDownReason: true,
  cover: true,
  category: true,
  tags: true,
  visibility: true,
  pricing: true,
  duration: true,
  publishAt: true,
  timezone: true,
  publishedAt: true,
  deletedAt: true,
  createdAt: true,
  updatedAt: true,
  abilities: true,
}).extend({
  viewCount: z.int(),
  likeCount: z.int(),
  commentCount: z.int(),
  failure: z.string().nullable(),
  /** First on the profile of its creator. */
  isPinned: z.boolean(),
  /** Of what was published: something was edited that people do not have yet. */
  hasChanges: z.boolean(),
  /** The creator's share of what it sold for, in each currency it sold in. */
  revenues: z.array(MoneyShape),
})
export type OwnContent = z.infer<typeof OwnContent>
