import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Engagement, Feedback } from '../ranking/taste.ts'

const about = [
  'content_id as contentId',
  'creator_id as creatorId',
  'category',
  'tags',
  'at',
] as const

export const readEngagements = ({ q }: Queryable, id: AccountId): Promise<Engagement[]> =>
  q
    .selectFrom('recommendations.engagements')
    .select([...about, 'weight'])
    .where('account_id', '=', id)
    .$castTo<Engagement>()
    .execute()

export const readFeedback = ({ q }: Queryable, id: AccountId): Promise<Feedback[]> =>
  q
    .selectFrom('recommendations.feedback')
    .select([...about, 'kind'])
    .where('account_id', '=', id)
    .$castTo<Feedback>()
    .execute()
