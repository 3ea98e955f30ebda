import type { NotificationView } from '@fanfare/contract'
import type { PushMessage } from '../../../../platform/push/send.ts'
import { pushTriedMs } from '../../policy.ts'

const urgencies = { low: 'low', medium: 'normal', high: 'high' } as const

/** Where what has no page of its own is found. */
const listUrl = '/notifications'

/**
 * What the worker of the web app shows: the words of the app and nothing else. The topic makes a push service
 * replace what it has not delivered, the tag makes a browser replace what it shows: both are the notice, so a
 * push that is sent twice is seen once.
 */
export const messageOf = ({
  id,
  title,
  message,
  actionUrl,
  priority,
}: NotificationView): PushMessage => {
  const tag = id.replaceAll('-', '')
  return {
    payload: JSON.stringify({ id, title, body: message, url: actionUrl ?? listUrl, tag }),
    topic: tag,
    urgency: urgencies[priority],
    ttlSeconds: pushTriedMs / 1_000,
  }
}
