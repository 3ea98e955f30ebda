import type { NotificationKind } from '@fanfare/contract'
import { comment, reply } from './comments.ts'
import { follow } from './follow.ts'
import type { ShownKind, WrittenKind } from './kind.ts'
import { like } from './like.ts'
import { mention } from './mention.ts'
import { message } from './message.ts'
import { sale, tip } from './payments.ts'
import { publish } from './publish.ts'
import { dispute, refund } from './returns.ts'
import { subscriptionEnded, subscriptionFailing, subscriptionNew } from './subscriptions.ts'
import { accountSecurity, processingFailed, takenDown } from './system.ts'

/**
 * All that are written. A new kind stands here and nowhere else. Where several would tell somebody of the
 * same thing, the first that they want does: that it replies to them, that it mentions them, that it is there.
 */
export const writtenKinds = [
  like,
  reply,
  mention,
  comment,
  follow,
  message,
  subscriptionNew,
  subscriptionFailing,
  subscriptionEnded,
  sale,
  tip,
  refund,
  dispute,
  takenDown,
  processingFailed,
  accountSecurity,
] as readonly WrittenKind[]

export const shownKinds: readonly ShownKind[] = [...writtenKinds, publish]

const shown = new Map<NotificationKind, ShownKind>(shownKinds.map((kind) => [kind.name, kind]))

export const kindNamed = (name: NotificationKind): ShownKind => {
  const kind = shown.get(name)
  if (!kind) throw new Error(`no kind of notice is named ${name}`)
  return kind
}
