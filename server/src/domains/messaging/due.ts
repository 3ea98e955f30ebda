import type { DueTask } from '../../platform/events/due.ts'
import { removeUnsold } from './attachments/due.ts'
import { broadcastDue } from './broadcasts/due.ts'
import { measureReplyTimes } from './reply-times/due.ts'
import { tellUnread } from './unread/due.ts'

export const messagingDue: readonly DueTask[] = [
  tellUnread,
  removeUnsold,
  measureReplyTimes,
  ...broadcastDue,
]
