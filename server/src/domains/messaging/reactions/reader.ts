import type { AccountId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'
import type { MessageRow } from '../messages/reader.ts'

export interface ReactionRow
  extends Pick<Row<'messaging.reactions'>, 'seq' | 'emoji' | 'reacted_at'> {
  readonly conversation_id: ConversationId
  readonly account_id: AccountId
}

/** To these messages, the first ones first; no query where there are none. */
export const readReactions = async (
  { q }: Queryable,
  messages: readonly Pick<MessageRow, 'conversation_id' | 'seq' | 'reaction_changes'>[],
): Promise<readonly ReactionRow[]> => {
  const asked = messages.filter(({ reaction_changes }) => reaction_changes > 0)
  if (asked.length === 0) return []
  const { rows } = await sql<ReactionRow>`
    select r.conversation_id, r.seq, r.account_id, r.emoji, r.reacted_at
    from unnest(
      ${asked.map(({ conversation_id }) => conversation_id)}::uuid[],
      ${asked.map(({ seq }) => seq)}::bigint[]) as asked(id, seq)
    join messaging.reactions r on r.conversation_id = asked.id and r.seq = asked.seq
    order by r.reacted_at, r.account_id`.execute(q)
  return rows
}

/** Who reacted to one message, the latest first. */
export const readReactionPage = (
  { q }: Queryable,
  { conversation_id, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>,
  start: PageStart,
): Promise<ReactionRow[]> =>
  q
    .selectFrom('messaging.reactions')
    .select(['conversation_id', 'seq', 'account_id', 'emoji', 'reacted_at'])
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .$call(newestFirst('reacted_at', 'account_id', start))
    .$castTo<ReactionRow>()
    .execute()
