import type { AccountId, CategorySlug } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { waitingIn } from '../../../platform/database/waiting-in.ts'

export interface FanRow
  extends Pick<Row<'recommendations.fans'>, 'is_on' | 'chose_at' | 'computing' | 'changes'> {
  readonly interests: readonly CategorySlug[]
}

/** Of whoever has neither done nor chosen anything. */
const nobodyYet: FanRow = {
  is_on: true,
  chose_at: null,
  computing: 0,
  changes: 0,
  interests: [],
}

export const readFan = async ({ q }: Queryable, id: AccountId): Promise<FanRow> => {
  const row = await q
    .selectFrom('recommendations.fans')
    .select(['is_on', 'chose_at', 'computing', 'changes', 'interests'])
    .where('id', '=', id)
    .$castTo<FanRow>()
    .executeTakeFirst()
  return row ?? nobodyYet
}

export const readWaitingFans = waitingIn('recommendations.fans')
