import { after } from '../../platform/clock/after.ts'
import { leasedTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { countAgainMs } from './learn.ts'
import { countNeighbours } from './reader/neighbours.ts'
import {
  claimDuePosts,
  type DuePost,
  lockNeighbours,
  replaceNeighbours,
  settlePost,
} from './writer/neighbours.ts'

const countOne = (scope: Scope, post: DuePost) =>
  scope.transact(async (tx) => {
    await lockNeighbours(tx)
    await replaceNeighbours(tx, post.id, await countNeighbours(tx, post.id))
    await settlePost(tx, post, after(scope.now(), countAgainMs))
  })

/** Made of who enjoys what now: no order of changes matters. */
export const countDueNeighbours = leasedTask({
  name: 'recommendations.count-neighbours',
  leaseMs: 5 * 60_000,
  claim: claimDuePosts,
  settle: countOne,
  oneByOne: true,
})
