import { z } from 'zod'
import { BroadcastId, Instant, TierId } from '../core/ids.ts'
import { MessageText } from './messages.ts'

/** To whoever has this tier when it is sent; without one, any tier of the creator's. */
export const BroadcastFields = z.object({
  text: MessageText,
  tierId: TierId.nullable(),
  /** Null sends it at once. */
  sendAt: Instant.nullable(),
})
export type BroadcastFields = z.infer<typeof BroadcastFields>

/** As its creator sees it. */
export const BroadcastView = BroadcastFields.extend({
  id: BroadcastId,
  /** Null while it waits. */
  sentAt: Instant.nullable(),
  /** How many people had the tier then; null until they are counted. */
  reach: z.int().nullable(),
})
export type BroadcastView = z.infer<typeof BroadcastView>
