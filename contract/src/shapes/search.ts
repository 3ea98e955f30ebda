import { z } from 'zod'
import { AccountId, ContentId, Instant } from '../core/ids.ts'
import { Category } from './category.ts'
import { ContentCard, Tag } from './content.ts'
import { CreatorCard, PersonCard, Picture } from './people.ts'

/** `text` is whatever is read. */
export const SearchType = z.enum(['video', 'image', 'audio', 'text'])
export type SearchType = z.infer<typeof SearchType>

export const SearchSort = z.enum([
  'relevance',
  'recent',
  'popular',
  'rating',
  'price_low',
  'price_high',
])
export type SearchSort = z.infer<typeof SearchSort>

const range = z.object({
  min: z.number().nonnegative().optional(),
  max: z.number().nonnegative().optional(),
})

/** What cannot be understood is left out rather than refused, each by itself. */
const lenient = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined)

/** As they stand in an address, whoever wrote it. There are no ratings to filter by. */
export const SearchFilters = z.object({
  category: lenient(Category),
  contentType: lenient(SearchType),
  /** In minor units of the caller's currency, as its creator set it. From 1 up: for sale in any currency. */
  priceRange: lenient(range),
  /** In seconds. */
  duration: lenient(range),
  /** Only of verified creators. */
  verified: lenient(z.boolean()),
  dateRange: lenient(z.object({ from: Instant.optional(), to: Instant.optional() })),
  /** All of them. */
  tags: lenient(z.array(Tag).max(10)),
  sortBy: lenient(SearchSort),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** JSON in an address; one that cannot be parsed filters nothing. */
export const parseSearchFilters = (text: string | undefined): SearchFilters => {
  try {
    return SearchFilters.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** Which characters of a text were found: where they begin and how many. */
const Highlights = z.array(z.object({ start: z.int(), length: z.int() }))
export type Highlights = z.infer<typeof Highlights>

const Excerpt = z.object({ text: z.string(), highlights: Highlights })

export const ContentResult = z.object({
  type: z.literal('content'),
  id: ContentId,
  content: ContentCard,
  titleHighlights: Highlights,
  /** Of its description, around what was found or from its beginning. */
  description: Excerpt,
  /** What is said in it, where that was found, and at which second. Only of what everyone may open. */
  passage: Excerpt.extend({ second: z.number() }).nullable(),
})
export type ContentResult = z.infer<typeof ContentResult>

export const UserResult = z.object({
  type: z.literal('user'),
  id: AccountId,
  user: CreatorCard.extend({ isCreator: z.boolean(), contentCount: z.int() }),
})
export type UserResult = z.infer<typeof UserResult>

const counted = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.int() }))

/** How many there would be of each value with the other filters as they are. */
export const SearchFacets = z.object({
  category: counted(Category),
  contentType: counted(SearchType),
  verified: counted(z.boolean()),
  tags: counted(z.string()),
})
export type SearchFacets = z.infer<typeof SearchFacets>

/** Something to go to while typing: a post with its cover, or a person with their face. */
export const Completion = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('content'),
    id: ContentId,
    text: z.string(),
    cover: Picture.nullable(),
  }),
  z.object({ type: z.literal('user'), id: AccountId, text: z.string(), user: PersonCard }),
])
export type Completion = z.infer<typeof Completion>
