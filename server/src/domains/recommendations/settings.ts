import type { AccountId, RecommendationSettings } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { readFan } from './reader/fans.ts'

export const readSettings = async (
  db: Queryable,
  id: AccountId,
): Promise<RecommendationSettings> => {
  const fan = await readFan(db, id)
  return { on: fan.is_on, interests: [...fan.interests], hasChosen: fan.chose_at !== null }
}
