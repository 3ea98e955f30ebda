import { limits, type UnreadConversations } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readChannelRows } from '../broadcasts/reader/channels.ts'
import { type Folder, readUnreadRows } from './reader.ts'
import { keepVisible } from './visible.ts'

const most = limits.unreadConversations + 1

/** Those that may not be seen are left out, so some more are looked at than are counted. */
const count = async (scope: SignedInScope, folder: Folder) => {
  const { accountId } = scope.actor
  const start = { after: null, limit: 2 * most, isUnread: true }
  const [rows, channels] = await Promise.all([
    readUnreadRows(scope.db, accountId, folder, start.limit),
    folder === 'inbox' ? readChannelRows(scope.db, accountId, start) : [],
  ])
  return Math.min(most, (await keepVisible(scope, [...rows, ...channels])).length)
}

export const countUnreadConversations = async (
  scope: SignedInScope,
): Promise<UnreadConversations> => {
  const [inbox, requests] = await Promise.all([count(scope, 'inbox'), count(scope, 'request')])
  return { inbox, requests }
}
