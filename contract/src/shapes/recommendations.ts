import { z } from 'zod'
import { ContentId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { Category } from './category.ts'
import { ContentCard } from './content.ts'

/** The parts of a score. The largest of a post are why it is recommended. */
export const WhyReason = z.enum([
  'follows',
  'also-enjoyed',
  'creator',
  'topic',
  'category',
  'interest',
  'popular',
  'recent',
  'newcomer',
])
export type WhyReason = z.infer<typeof WhyReason>

/** One reason, the strongest first. Names are those of now; words are made where they are shown. */
export const Why = z.object({
  reason: WhyReason,
  /** The post that people who enjoyed it also enjoyed, while the caller may see it. */
  post: z.object({ id: ContentId, title: z.string() }).nullable(),
  /** A tag that the caller's posts have in common with it. */
  topic: z.string().nullable(),
})
export type Why = z.infer<typeof Why>

export const RecommendedCard = ContentCard.extend({ why: z.array(Why) })
export type RecommendedCard = z.infer<typeof RecommendedCard>

export const Interests = z
  .array(Category)
  .max(limits.interests.most)
  .refine(
    (chosen) => chosen.length === 0 || new Set(chosen).size >= limits.interests.least,
    `Choose at least ${limits.interests.least}`,
  )

export const RecommendationSettings = z.object({
  on: z.boolean(),
  interests: z.array(Category),
  /** They have chosen interests or skipped that. */
  hasChosen: z.boolean(),
})
export type RecommendationSettings = z.infer<typeof RecommendationSettings>
