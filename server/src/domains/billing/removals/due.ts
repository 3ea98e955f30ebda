import { leasedTask, settleEach } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readTakenDown } from '../../catalog/index.ts'
import { lockReturnable } from '../refunds/commands/ask-refund.ts'
import { returnSale } from '../refunds/commands/return-sale.ts'
import { type RemovalRow, readSold, type Sold } from './reader.ts'
import { claimRemovals, closeRemoval, moveRemoval } from './writer.ts'

const minute = 60_000
const page = 50
const name = 'billing.return-taken-down'

/** Whoever has it has it no longer, also a gift that was claimed: its giver gets the money. */
const giveBack = (scope: Scope, { id, account_id }: Sold) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const order = await lockReturnable(tx, id, account_id, now)
    if (order.refund_status !== 'kept') return
    await returnSale(
      tx,
      order,
      { by: 'platform', reason: 'taken-down', words: 'We took this post down' },
      now,
    )
  })

/** What failed is still there at the end, and is gone over again when the lease ends. */
const closeOrGoOver = (scope: Scope, removal: RemovalRow) =>
  scope.transact(async (tx) => {
    const left = await readSold(tx, { ...removal, reached_id: null }, 1)
    if (left.length > 0) await moveRemoval(tx, removal, { reached_id: null })
    else await closeRemoval(tx, removal)
  })

const returnPage = async (scope: Scope, removal: RemovalRow) => {
  const isDown = await readTakenDown(scope.primary, [removal.id])
  // Put back meanwhile: whoever has not had their money back keeps the post.
  if (!isDown.has(removal.id)) return scope.transact((tx) => closeRemoval(tx, removal))
  const sold = await readSold(scope.primary, removal, page)
  await settleEach(scope, { name, rows: sold, settle: giveBack, oneByOne: true })
  const last = sold.at(-1)
  if (!last) return closeOrGoOver(scope, removal)
  const reached = { reached_id: last.id, due_at: scope.now() }
  await scope.transact((tx) => moveRemoval(tx, removal, reached))
}

/** Everyone who paid for what staff took down gets all of it back. */
export const returnTakenDown = leasedTask({
  name,
  leaseMs: 5 * minute,
  claim: claimRemovals,
  settle: returnPage,
  oneByOne: true,
})
