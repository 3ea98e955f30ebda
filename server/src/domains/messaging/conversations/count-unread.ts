import { limits, type UnreadConversations } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { type Folder, readUnreadRows } from './reader.ts'
import { keepVisible } from './visible.ts'

const most = limits.unreadConversations + 1

/** Those that may not be seen are left out, so some more are looked at than are counted. */
const count = async (scope: SignedInScope, folder: Folder) => {
  const rows = await readUnreadRows(scope.db, scope.actor.accountId, folder, 2 * most)
  return Math.min(most, (await keepVisible(scope, rows)).length)
}

export const countUnreadConversations = async (
  scope: SignedInScope,
): Promise<UnreadConversations> => {
  const [inbox, requests] = await Promise.all([count(scope, 'inbox'), count(scope, 'request')])
  return { inbox, requests }
}
