import type {
  AccountId,
  BroadcastId,
  BroadcastView,
  ConversationId,
  TierId,
} from '@fanfare/contract'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../../platform/paging/keyset.ts'

export interface BroadcastRow extends Row<'messaging.broadcasts'> {
  readonly id: BroadcastId
  readonly channel_id: ConversationId
  readonly creator_id: AccountId
  readonly tier_id: TierId | null
}

export const selectBroadcasts = ({ q }: Queryable) =>
  q.selectFrom('messaging.broadcasts').selectAll().$castTo<BroadcastRow>()

/** Of one creator, the newest first. */
export const readBroadcastsOf = (
  db: Queryable,
  creatorId: AccountId,
  start: PageStart,
): Promise<BroadcastRow[]> =>
  selectBroadcasts(db)
    .where('creator_id', '=', creatorId)
    .where('deleted_at', 'is', null)
    .$call(newestFirst('created_at', 'id', start))
    .execute()

/** Those whose time has come, the longest waiting first. */
export const readDue = (db: Queryable, now: Date, limit: number): Promise<BroadcastRow[]> =>
  selectBroadcasts(db)
    .where('send_at', '<=', now)
    .where('sent_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('send_at')
    .limit(limit)
    .execute()

export const presentBroadcast = (row: BroadcastRow): BroadcastView => ({
  id: row.id,
  text: row.text,
  tierId: row.tier_id,
  sendAt: row.send_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  reach: row.reach,
})
