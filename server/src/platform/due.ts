import type { Config } from './config/config.ts'
import type { DueTask } from './events/due.ts'
import { keepEventPartitions } from './events/partitions.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import type { IsMailWanted } from './mail/category.ts'
import { forgetOldMail, sendBulkMail, sendMail } from './mail/send.ts'

/** Upkeep that belongs to no domain. */
export const platformDue = (config: Config, isMailWanted: IsMailWanted): readonly DueTask[] => [
  sendMail(config, isMailWanted),
  sendBulkMail(config, isMailWanted),
  forgetOldMail,
  forgetOldKeys,
  keepEventPartitions,
]
