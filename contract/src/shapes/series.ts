import { z } from 'zod'
import { Instant, SeriesId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { ContentCard } from './content.ts'
import { CreatorSummary, Picture } from './people.ts'

export const SeriesFields = z.object({
  title: z.string().trim().min(1, 'Enter a title').max(limits.seriesTitle),
  description: z.string().trim().max(limits.description),
})

export const SeriesView = SeriesFields.extend({
  id: SeriesId,
  creator: CreatorSummary,
  contents: z.array(ContentCard),
  updatedAt: Instant,
  abilities: z.object({ edit: z.boolean() }),
})
export type SeriesView = z.infer<typeof SeriesView>

export const SeriesItem = SeriesFields.extend({ id: SeriesId, length: z.int() })
export type SeriesItem = z.infer<typeof SeriesItem>

/** On its creator's profile: how much of it is published, and the cover of the first of that. */
export const SeriesCard = SeriesItem.pick({ id: true, title: true, length: true }).extend({
  cover: Picture.nullable(),
})
export type SeriesCard = z.infer<typeof SeriesCard>
