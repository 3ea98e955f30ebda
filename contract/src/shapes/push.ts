import { z } from 'zod'
import { Instant, PushDeviceId } from '../core/ids.ts'
import { limits } from '../limits.ts'

const base64url = (characters: number) =>
  z
    .string()
    .length(characters)
    .regex(/^[\w-]+$/)

/** As a browser's `PushSubscription.toJSON()` has it; what else that holds is left out. */
export const PushSubscriptionKeys = z.object({
  endpoint: z.url().max(limits.pushEndpoint),
  keys: z.object({
    /** A point of the curve P-256: 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
})
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>

/** A browser that gets push notifications. Where it gets them is nobody's to read. */
export const PushDeviceView = z.object({
  id: PushDeviceId,
  name: z.string().describe('such as Chrome on Windows'),
  turnedOnAt: Instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type PushDeviceView = z.infer<typeof PushDeviceView>
