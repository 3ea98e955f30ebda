import type { Need } from '@fanfare/contract'
import { readBillingNeeds } from '../../domains/billing/index.ts'
import { readContentNeeds } from '../../domains/catalog/index.ts'
import { readBirthDate } from '../../domains/identity/index.ts'
import type { SignedInScope } from '../../platform/scope.ts'

/** Of each kind and of all together: who has more works them off from the top. */
export const mostNeeds = 20

/** What stops a sale comes before what only waits. */
const kinds: readonly Need['kind'][] = [
  'refund-request',
  'dispute',
  'silence',
  'promotion-ending',
  'birth-date',
  'failed-post',
  'edited-post',
  'comments',
]

const time = ({ dueAt }: Need) => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY)

/** The nearest deadline first, then what has none. */
export const inOrder = (needs: readonly Need[]): Need[] =>
  needs.toSorted((a, b) => {
    const [first, second] = [time(a), time(b)]
    return first === second ? kinds.indexOf(a.kind) - kinds.indexOf(b.kind) : first - second
  })

const readAccountNeeds = async ({ db, actor }: SignedInScope): Promise<Need[]> =>
  (await readBirthDate(db, actor.accountId)) ? [] : [{ kind: 'birth-date', dueAt: null }]

export const listNeeds = async (scope: SignedInScope) => {
  const most = mostNeeds + 1
  const needs = await Promise.all([
    readBillingNeeds(scope, most),
    readContentNeeds(scope, most),
    readAccountNeeds(scope),
  ])
  const sorted = inOrder(needs.flat())
  return { needs: sorted.slice(0, mostNeeds), hasMore: sorted.length > mostNeeds }
}
