import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Feedback } from '../ranking/taste.ts'

const mostOfOneFan = 200

/** The last word on each post; of all that somebody said, the newest count. */
export const putFeedback = async (
  tx: Transaction,
  account: AccountId,
  { contentId, kind, creatorId, category, tags, at }: Feedback,
) => {
  await tx.q
    .insertInto('recommendations.feedback')
    .values({
      account_id: account,
      content_id: contentId,
      kind,
      creator_id: creatorId,
      category,
      tags: [...tags],
      at,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'content_id']).doUpdateSet({ kind, at }),
    )
    .execute()
  await sql`
    delete from recommendations.feedback where account_id = ${account} and content_id in (
      select content_id from recommendations.feedback where account_id = ${account}
      order by at desc, content_id desc offset ${mostOfOneFan})`.execute(tx.q)
}

/** Answers whether anything had been said. */
export const deleteFeedback = async (tx: Transaction, account: AccountId, id: ContentId) => {
  const row = await tx.q
    .deleteFrom('recommendations.feedback')
    .where('account_id', '=', account)
    .where('content_id', '=', id)
    .returning('content_id')
    .executeTakeFirst()
  return row !== undefined
}

export const forgetFeedback = async (tx: Transaction, account: AccountId) => {
  await tx.q.deleteFrom('recommendations.feedback').where('account_id', '=', account).execute()
}

export const insertHidden = async (
  tx: Transaction,
  account: AccountId,
  creator: AccountId,
  since: Date,
) => {
  await tx.q
    .insertInto('recommendations.hidden_creators')
    .values({ account_id: account, creator_id: creator, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteHidden = async (tx: Transaction, account: AccountId, creator: AccountId) => {
  const row = await tx.q
    .deleteFrom('recommendations.hidden_creators')
    .where('account_id', '=', account)
    .where('creator_id', '=', creator)
    .returning('creator_id')
    .executeTakeFirst()
  return row !== undefined
}

export const forgetHidden = async (tx: Transaction, account: AccountId) => {
  await tx.q
    .deleteFrom('recommendations.hidden_creators')
    .where('account_id', '=', account)
    .execute()
}
