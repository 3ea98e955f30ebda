import type { Transaction } from '../../../platform/database/database.ts'
import type { Channel, Wish } from './channel.ts'
import { digest } from './digest/channel.ts'
import { mail } from './mail/channel.ts'
import { push } from './push/channel.ts'

/** A new channel stands here and nowhere else. */
export const channels: readonly Channel[] = [mail, digest, push]

/** With what they are about, so that nothing is queued that was not told, and nothing is left out. */
export const queueWishes = async (tx: Transaction, wishes: readonly Wish[], now: Date) => {
  if (wishes.length === 0) return
  for (const channel of channels) await channel.queue(tx, wishes, now)
}
