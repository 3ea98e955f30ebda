import type { Money, SavedCard, TipTab } from '@fanfare/contract'
import { money, splitPrice, tabDays, tabLimit } from '@fanfare/contract/money'
import { moneyText } from '../../app/money.ts'

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
  const sum = `${moneyText(total)} with ${moneyText(processing)} processing`
  const limit = moneyText(money(tabLimit, tip.currency))
  return isFull
    ? `Your tab is full with it: ${sum} is charged now to the card ending in ${card.last4}.`
    : `Your tab comes to ${sum}. The card ending in ${card.last4} is charged once tips reach ${limit}, or on ${dayOf(chargesAt)}. Until then you can take it back.`
}

/** When a tab that nothing is wrong with is charged. */
export const whenWords = ({ currency, chargesAt }: TipTab) => {
  const limit = moneyText(money(tabLimit, currency))
  return chargesAt
    ? `Charged once tips reach ${limit}, or on ${dayOf(chargesAt)}.`
    : `Charged once tips reach ${limit}.`
}

export const retryWords = ({ chargesAt }: TipTab) =>
  chargesAt
    ? `We try again on ${dayOf(chargesAt)}. New tips can be given once it is settled.`
    : 'We do not try again by ourselves. New tips can be given once it is settled.'
