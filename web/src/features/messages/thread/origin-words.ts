import type { MessageOrigin } from '@fanfare/contract'

/** What was written by hand to whoever reads it needs no word. */
export const originWords: Readonly<Record<MessageOrigin, string | null>> = {
  typed: null,
  broadcast: 'Broadcast',
  scheduled: 'Scheduled',
  automatic: 'Automatic message',
}
