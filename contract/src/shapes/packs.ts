import { z } from 'zod'
import { AccountId, Instant, PackId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { CreatorSummary, PersonCard } from './people.ts'

const words = {
  title: z.string().trim().min(1, 'Enter a title').max(limits.packTitle),
  description: z.string().trim().max(limits.packDescription),
}

const noTwice = (ids: readonly string[]) => new Set(ids).size === ids.length

/** Its creators in the order they are shown. */
export const PackFields = z.object({
  ...words,
  creatorIds: z
    .array(AccountId)
    .min(1, 'Choose at least one creator')
    .max(limits.packCreators)
    .refine(noTwice, 'Choose each creator once'),
})
export type PackFields = z.infer<typeof PackFields>

/** With those of its creators whom the viewer can see. */
export const PackView = z.object({
  id: PackId,
  ...words,
  owner: PersonCard,
  creators: z.array(CreatorSummary),
  updatedAt: Instant,
  abilities: z.object({ edit: z.boolean() }),
})
export type PackView = z.infer<typeof PackView>

/** One of somebody's packs in their list, with the first few of its creators. */
export const PackCard = z.object({
  id: PackId,
  ...words,
  creatorCount: z.int(),
  creators: z.array(PersonCard),
})
export type PackCard = z.infer<typeof PackCard>
