import { after } from '../../platform/clock/after.ts'
import { leasedTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { noteCategory } from '../profiles/index.ts'
import { readMainCategory } from './reader/main-category.ts'
import {
  type CategoryRow,
  claimDueCategories,
  lockClaimedCategory,
  setCategoryDue,
} from './writer/main-category.ts'

const day = 86_400_000
const counts = 90 * day

/** When the oldest post stops counting; whoever publishes all day long is looked at once a day. */
const nextLook = (oldest: Date, now: Date) =>
  new Date(Math.max(oldest.getTime() + counts, now.getTime() + day))

const keepOne = (scope: Scope, { id }: CategoryRow, claimed: Date) =>
  scope.transact(async (tx) => {
    if (!(await lockClaimedCategory(tx, id, claimed))) return
    const now = scope.now()
    const { category, oldest } = await readMainCategory(tx, id, after(now, -counts))
    await noteCategory(tx, id, category, now)
    await setCategoryDue(tx, id, oldest && nextLook(oldest, now))
  })

/** What each creator mostly publishes, made of what is published now: no order of changes matters. */
export const keepCategories = leasedTask({
  name: 'catalog.keep-categories',
  leaseMs: 60_000,
  claim: claimDueCategories,
  settle: keepOne,
})
