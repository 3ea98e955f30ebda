import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { readSetting, writeSetting } from '../database/settings.ts'

/** How badly the network behaves, for tests. */
export const DeliverySettings = z.strictObject({
  /** Not before this much after the event. */
  delayMs: z.number().int().min(0).default(0),
  /** So many copies more of each. */
  duplicates: z.number().int().min(0).max(10).default(0),
  /** In no order at all. */
  shuffle: z.boolean().default(false),
  /** Nothing until it is taken away, or until a flush. */
  hold: z.boolean().default(false),
})
export type DeliverySettings = z.infer<typeof DeliverySettings>

const usual = DeliverySettings.parse({})

export const readDeliverySettings = (db: Database) => readSetting(db, 'webhooks', usual)
export const writeDeliverySettings = (db: Database, settings: DeliverySettings) =>
  writeSetting(db, 'webhooks', settings)
