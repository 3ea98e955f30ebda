import type { ParsedRequest, Routes, TipId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readAccount } from '../../../identity/index.ts'
import { requireVisibleProfile } from '../../../profiles/index.ts'
import { readMethods } from '../../customers/reader.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { chargeTab } from '../charge-tab.ts'
import { minimumFor, type ReadCarriers, tabDueAt } from '../policy.ts'
import { readOnTab, type TipRow } from '../reader.ts'
import { refreshTab } from '../tab.ts'
import { insertTip, openTab } from '../writer.ts'

type GiveTip = ParsedRequest<Routes['giveTip']>['body']

const refuseReceiver = async (
  tx: Transaction,
  { actor }: SignedInScope,
  { creatorId }: GiveTip,
) => {
  if (creatorId === actor.accountId) fail('tip.own')
  const profile = await requireVisibleProfile(tx, actor, creatorId)
  if (!profile.creator_since) fail('tip.not-a-creator')
}

const refuseGiver = async (tx: Transaction, { actor }: SignedInScope) => {
  const account = (await readAccount(tx, actor.accountId)) ?? fail('auth.required')
  if (!account.emailVerified) fail('auth.email-not-verified')
  const [method] = await readMethods(tx, actor.accountId)
  if (!method) fail('tip.card-needed')
}

/** Nothing would ever charge it. */
const refuseSmall = async (
  tx: Transaction,
  { actor, now }: SignedInScope,
  given: GiveTip,
  readCarriers: ReadCarriers,
) => {
  const carriers = await readCarriers(tx, actor.accountId, now())
  const { amount, currency } = given.amount
  if (amount < minimumFor(carriers.get(currency))) fail('tip.too-small')
}

const rowOf = ({ actor, now }: SignedInScope, given: GiveTip): TipRow => ({
  id: uuid() as TipId,
  account_id: actor.accountId,
  creator_id: given.creatorId,
  content_id: given.contentId ?? null,
  currency: given.amount.currency,
  amount: given.amount.amount,
  message: given.message,
  order_id: null,
  given_at: now(),
  taken_back_at: null,
  lapsed_at: null,
  charged_at: null,
})

/** On the tab; a tab that is full is charged at once. One that could not be charged is closed. */
export const giveTip = (
  scope: SignedInScope,
  given: GiveTip,
  readCarriers: ReadCarriers,
): Promise<TipRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    await refuseReceiver(tx, scope, given)
    await refuseGiver(tx, scope)
    await refuseSmall(tx, scope, given, readCarriers)
    const row = rowOf(scope, given)
    const tab = await openTab(tx, row)
    if (tab.failure) fail('tip.unpaid')
    const tip = await insertTip(tx, row)
    const due = tabDueAt(tab, await readOnTab(tx, tab), now)
    if (!due || due > now) {
      await refreshTab(tx, tab, now)
      return tip
    }
    // Off session: the page that gives a tip need not stay to show a bank's dialog.
    const order = await chargeTab(tx, tab, true, now)
    return { ...tip, order_id: order?.id ?? null }
  })
