import {
  type CardBrief,
  type Currency,
  currencies,
  money,
  splitPrice,
  type TipMinimum,
  type TipTab,
  type TipView,
} from '@fanfare/contract'
import { wordsFor } from '../orders/failures.ts'
import type { OrderRow } from '../orders/reader.ts'
import { briefOf, type People } from '../shared/people.ts'
import { isHeld, isTooSmall, mayCharge, minimumFor, sumOf } from './policy.ts'
import type { TabRow, TipRow } from './reader.ts'

export const presentTip = (tip: TipRow, people: People): TipView => ({
  id: tip.id,
  creator: briefOf(people, tip.creator_id),
  contentId: tip.content_id,
  amount: money(tip.amount, tip.currency),
  message: tip.message,
  givenAt: tip.given_at.toISOString(),
  abilities: { takeBack: !isHeld(tip) },
})

const stateOf = ({ failure }: TabRow, holder: OrderRow | null): TipTab['state'] => {
  if (holder && mayCharge(holder)) return 'charging'
  return failure ? 'failed' : 'open'
}

interface Known {
  readonly tips: readonly TipRow[]
  readonly holder: OrderRow | null
  readonly card: CardBrief | null
  readonly renewsAt: Date | undefined
  readonly people: People
}

/** The sums are of the charge that is on its way, or else of the next one. */
export const presentTab = (
  tab: TabRow,
  { tips, holder, card, people, renewsAt }: Known,
): TipTab => {
  const state = stateOf(tab, holder)
  const isWaiting = state === 'charging'
  const counted = isWaiting ? tips.filter(isHeld) : tips
  const isSmall = isTooSmall(counted)
  const sum = money(sumOf(counted), tab.currency)
  const { processing, total } = splitPrice(sum)
  return {
    currency: tab.currency,
    state,
    tips: tips.map((tip) => presentTip(tip, people)),
    sum,
    processing,
    total,
    orderId: isWaiting ? (holder?.id ?? null) : null,
    chargesAt: isWaiting || isSmall ? null : (tab.due_at?.toISOString() ?? null),
    renewsAt: isWaiting ? null : (renewsAt?.toISOString() ?? null),
    lapsesAt: isWaiting || !isSmall ? null : (tab.due_at?.toISOString() ?? null),
    failure: state === 'failed' ? wordsFor(tab.failure ?? 'declined') : null,
    card,
    abilities: { settle: !isWaiting && !isSmall },
  }
}

export const presentMinimums = (carriers: ReadonlyMap<Currency, Date>): TipMinimum[] =>
  currencies.map((currency) => ({
    minimum: money(minimumFor(carriers.get(currency)), currency),
    renewsAt: carriers.get(currency)?.toISOString() ?? null,
  }))
