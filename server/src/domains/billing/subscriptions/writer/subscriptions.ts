import type { AccountId, SubscriptionId, SubscriptionState } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { claimDue } from '../../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import { followAccess } from '../access.ts'
import { dueAt } from '../due-at.ts'
import { type Move, stateAfter } from '../policy.ts'
import { type SubscriptionRow, selectSubscriptions } from '../reader/subscriptions.ts'

type Fixed = 'id' | 'account_id' | 'creator_id' | 'state' | 'version' | 'access_turn'
export type Change = Partial<Omit<SubscriptionRow, Fixed>>

const tell = async (
  tx: Transaction,
  row: SubscriptionRow,
  was: SubscriptionState | null,
  by: string,
  now: Date,
) => {
  const { id: subscriptionId, account_id: accountId, creator_id: creatorId, state } = row
  await tx.q
    .insertInto('billing.subscription_changes')
    .values({
      id: uuid(),
      subscription_id: subscriptionId,
      creator_id: creatorId,
      at: now,
      was,
      state,
      by,
    })
    .execute()
  const told = { subscriptionId, accountId, creatorId, from: was, to: state, by }
  tx.emit('billing.subscription-changed', told)
}

export const insertSubscription = async (
  tx: Transaction,
  given: SubscriptionRow,
  now: Date,
): Promise<SubscriptionRow> => {
  const access_turn = await followAccess(tx, null, given, now)
  const row = { ...given, due_at: dueAt(given), access_turn }
  await tx.q.insertInto('billing.subscriptions').values(row).execute()
  await tell(tx, row, null, 'begin', now)
  return row
}

const update = (tx: Transaction, { id }: Pick<SubscriptionRow, 'id'>) =>
  tx.q.updateTable('billing.subscriptions').where('id', '=', id)

const store = async (tx: Transaction, { id, ...row }: SubscriptionRow) => {
  await update(tx, { id }).set(row).execute()
}

export const lockSubscription = async (tx: Transaction, id: SubscriptionId) =>
  (await selectSubscriptions(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Needs its lock. Whatever changes, access and the next look follow, and it is told. */
export const updateSubscription = async (
  tx: Transaction,
  before: SubscriptionRow,
  change: Change & { state?: SubscriptionState },
  by: string,
  now: Date,
): Promise<SubscriptionRow> => {
  const isOther = change.tier_id !== undefined && change.tier_id !== before.tier_id
  const tier_since = isOther ? now : before.tier_since
  const changed = { ...before, ...change, tier_since, version: before.version + 1 }
  const due_at = change.due_at !== undefined ? change.due_at : dueAt(changed)
  const access_turn = await followAccess(tx, before, changed, now)
  const row = { ...changed, due_at, access_turn }
  await store(tx, row)
  await tell(tx, row, before.state, by, now)
  return row
}

/** Until it is paid or given up, its own clock runs. Nothing has changed for anybody yet. */
export const noteInvoice = async (tx: Transaction, row: SubscriptionRow, invoiceId: string) => {
  await update(tx, row).set({ open_invoice_id: invoiceId, due_at: null }).execute()
}

/** The only way its state changes: along the machine. */
export const moveSubscription = (
  tx: Transaction,
  before: SubscriptionRow,
  move: Move,
  change: Change,
  now: Date,
): Promise<SubscriptionRow> => {
  const state = stateAfter(before.state, move) ?? fail('subscription.not-now')
  return updateSubscription(tx, before, { ...change, state }, move, now)
}

/** Changes only when the sweep looks at it next, so nobody is told. */
export const lookAgain = async (tx: Transaction, row: SubscriptionRow, at: Date | null) => {
  await update(tx, row).set({ due_at: at }).execute()
}

/** Drops the sweep's lease, unless somebody has set another time since. */
export const dropLease = async (tx: Transaction, row: SubscriptionRow, lease: Date) => {
  await update(tx, row).set({ due_at: null }).where('due_at', '=', lease).execute()
}

export const claimDueSubscriptions = claimDue<SubscriptionRow>('billing.subscriptions', 100)

export const fanKey = (accountId: AccountId) => `fan:${accountId}`

/** One trial for each creator, fan and card. */
export const recordTrial = async (tx: Transaction, row: SubscriptionRow, card: string) => {
  const { creator_id, account_id, id: subscription_id } = row
  const usedBy = [fanKey(account_id), `card:${card}`]
  const made = await tx.q
    .insertInto('billing.trials')
    .values(usedBy.map((used_by) => ({ creator_id, used_by, subscription_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('used_by')
    .execute()
  if (made.length < usedBy.length) fail('subscription.trial-used')
}
