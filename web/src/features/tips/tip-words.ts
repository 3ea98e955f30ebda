import type { Money, SavedCard, TipTab } from '@fanfare/contract'
import { money, splitPrice, tabDays, tabLimit } from '@fanfare/contract/money'
import { moneyText } from '../../core/format/money.ts'

const dayOf = (instant: string | number) =>
  new Date(instant).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })

const day = 86_400_000

/** What giving this would come to, before it is given: nothing is charged that was not shown. */
const plan = (tip: Money, tab: TipTab | undefined, now: number) => {
  const before = tab && tab.state !== 'charging' ? tab.sum.amount : 0
  const { total, processing } = splitPrice(money(before + tip.amount, tip.currency))
  const isFull = before + tip.amount >= tabLimit && tab?.state !== 'charging'
  return { total, processing, isFull, chargesAt: tab?.chargesAt ?? now + tabDays * day }
}

export const planWords = (
  tip: Money,
  tab: TipTab | undefined,
  card: Pick<SavedCard, 'last4'>,
  now: number,
) => {
  const { total, processing, isFull, chargesAt } = plan(tip, tab, now)
  const sum = `${moneyText(total)}, including a ${moneyText(processing)} processing fee`
  const limit = moneyText(money(tabLimit, tip.currency))
  return isFull
    ? `Your pending tips reach ${limit}, so we’ll charge your card ending in ${card.last4} now: ${sum}.`
    : `Your pending tips come to ${sum}. We’ll charge your card ending in ${card.last4} when they reach ${limit} or on ${dayOf(chargesAt)}. You can cancel this tip until then.`
}

/** When a tab that nothing is wrong with is charged. */
export const whenWords = ({ currency, chargesAt }: TipTab) => {
  const limit = moneyText(money(tabLimit, currency))
  return chargesAt
    ? `Charged when tips reach ${limit} or on ${dayOf(chargesAt)}.`
    : `Charged when tips reach ${limit}.`
}

export const retryWords = ({ chargesAt }: TipTab) =>
  chargesAt
    ? `We’ll try again on ${dayOf(chargesAt)}. You can tip again once these are paid.`
    : 'We won’t try again automatically. You can tip again once these are paid.'
