import { z } from 'zod'
import { Instant, SeriesId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { ContentCard } from './content.ts'
import { CreatorSummary } from './people.ts'

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
