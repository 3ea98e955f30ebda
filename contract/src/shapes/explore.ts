import { z } from 'zod'
import { Instant } from '../core/ids.ts'
import { Category } from './category.ts'
import { ContentCard } from './content.ts'
import { CreatorCard, Picture } from './people.ts'

/** A category as its tile and its page show it. */
export const CategorySummary = z.object({
  category: Category,
  /** Published posts, counted again each minute. */
  contentCount: z.int(),
  /** Of a post in it that has interest of late. */
  cover: Picture.nullable(),
})
export type CategorySummary = z.infer<typeof CategorySummary>

export const TagSummary = z.object({
  tag: z.string(),
  /** 1,000 means at least that many. */
  contentCount: z.int(),
})
export type TagSummary = z.infer<typeof TagSummary>

/** With the newest of their posts, at most three. */
export const NewCreator = CreatorCard.extend({ since: Instant, works: z.array(ContentCard) })
export type NewCreator = z.infer<typeof NewCreator>
