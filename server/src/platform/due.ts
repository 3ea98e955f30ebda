import type { Config } from './config/config.ts'
import type { DueTask } from './events/due.ts'
import { keepEventPartitions } from './events/partitions.ts'
import { forgetOldKeys } from './http/idempotency.ts'
import type { ReadSwitches } from './mail/category.ts'
import { forgetOldMail, sendMail } from './mail/send.ts'

/** Upkeep that belongs to no domain. */
export const platformDue = (config: Config, readSwitches: ReadSwitches): readonly DueTask[] => [
  sendMail(config, readSwitches),
  forgetOldMail,
  forgetOldKeys,
  keepEventPartitions,
]
