import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { forgetEngagements } from './writer/engagements.ts'
import { forgetFeedback } from './writer/feedback.ts'
import { notePostsDue } from './writer/neighbours.ts'
import { forgetPicks } from './writer/picks.ts'

/** What somebody did and said, and what was made of it, also of what others are recommended. */
export const forgetAll = async (tx: Transaction, account: AccountId, now: Date) => {
  await notePostsDue(tx, await forgetEngagements(tx, account), now)
  await forgetFeedback(tx, account)
  await forgetPicks(tx, account)
}
