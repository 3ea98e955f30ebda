import {
  type AccountId,
  type Currency,
  minimumLoneTip,
  minimumPrice,
  minimumTip,
  tabDays,
  tabLimit,
  tipLapseDays,
} from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isUnderway } from '../orders/policy.ts'
import type { OrderRow } from '../orders/reader.ts'
import type { TabRow, TipRow } from './reader.ts'

const day = 86_400_000

/** Days until a charge that failed is tried again by itself, and how often that is done. */
const retry = { days: 7, times: 3 } as const

const later = (from: Date, days: number) => after(from, days * day)

export const sumOf = (tips: readonly Pick<TipRow, 'amount'>[]) =>
  tips.reduce((sum, { amount }) => sum + amount, 0)

/** Never charged alone. */
export const isTooSmall = (tips: readonly Pick<TipRow, 'amount'>[]) => sumOf(tips) < minimumPrice

/** Small ones are for whoever has a renewal that charges them along. */
export const minimumFor = (carrier: Date | undefined) => (carrier ? minimumTip : minimumLoneTip)

export const lapsesAt = ({ given_at }: Pick<TipRow, 'given_at'>) => later(given_at, tipLapseDays)

export const isHeld = ({ order_id }: Pick<TipRow, 'order_id'>) => order_id !== null

/**
 * The order that holds them may still charge them. A renewal that took them along is tried again for
 * weeks, and is never ended for their sake: its subscription would end with it.
 */
export const mayCharge = ({ kind, state }: Pick<OrderRow, 'kind' | 'state'>) =>
  kind === 'subscription' || isUnderway(state)

const afterFailure = ({ failures, due_at }: Pick<TabRow, 'failures' | 'due_at'>, now: Date) =>
  failures > retry.times ? null : (due_at ?? later(now, retry.days))

/** When this tab is to be charged, or what waits on it is given up; never while a charge is on its way. */
export const tabDueAt = (
  tab: Pick<TabRow, 'failure' | 'failures' | 'due_at'>,
  onTab: readonly Pick<TipRow, 'amount' | 'given_at' | 'order_id'>[],
  now: Date,
): Date | null => {
  const [oldest] = onTab
  if (!oldest || onTab.some(isHeld)) return null
  if (isTooSmall(onTab)) return lapsesAt(oldest)
  if (tab.failure) return afterFailure(tab, now) ?? lapsesAt(oldest)
  return sumOf(onTab) >= tabLimit ? now : later(oldest.given_at, tabDays)
}

/** By currency: the next charge of this fan that comes soon enough to take small tips along. */
export type ReadCarriers = (
  db: Queryable,
  accountId: AccountId,
  now: Date,
) => Promise<ReadonlyMap<Currency, Date>>
