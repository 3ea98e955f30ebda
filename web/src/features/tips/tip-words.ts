import type { Money, SavedCard, TipTab } from '@fanfare/contract'
import {
  minimumPrice,
  money,
  splitPrice,
  tabDays,
  tabLimit,
  tipLapseDays,
} from '@fanfare/contract/money'
import { moneyText } from '../../core/format/money.ts'
import { longDayText } from '../../ui/text/dates.ts'

const day = 86_400_000

interface Known {
  readonly tab: TipTab | undefined
  /** The renewal that charges tips along. */
  readonly renewsAt: string | null
}

/** When a charge of their own comes: so long after the oldest, which tells when it would lapse. */
const ownCharge = (tab: TipTab | undefined, now: number) => {
  if (tab?.chargesAt) return Date.parse(tab.chargesAt)
  const oldest = tab?.lapsesAt ? Date.parse(tab.lapsesAt) - tipLapseDays * day : now
  return oldest + tabDays * day
}

const earliest = (...dates: (number | string | null)[]) =>
  Math.min(...dates.flatMap((date) => (date === null ? [] : new Date(date).getTime())))

/** What giving this would come to, before it is given: nothing is charged that was not shown. */
const plan = (tip: Money, { tab, renewsAt }: Known, now: number) => {
  const known = tab && tab.state !== 'charging' ? tab : undefined
  const sum = (known?.sum.amount ?? 0) + tip.amount
  const { total, processing } = splitPrice(money(sum, tip.currency))
  const isFull = sum >= tabLimit && tab?.state !== 'charging'
  const isSmall = sum < minimumPrice
  const chargesAt = earliest(renewsAt, isSmall ? null : ownCharge(known, now))
  return { total, processing, isFull, isSmall, chargesAt }
}

export const planWords = (
  tip: Money,
  known: Known,
  card: Pick<SavedCard, 'last4'>,
  now: number,
) => {
  const { total, processing, isFull, isSmall, chargesAt } = plan(tip, known, now)
  const sum = `${moneyText(total)}, including a ${moneyText(processing)} processing fee`
  const limit = moneyText(money(tabLimit, tip.currency))
  const charge = `charge your card ending in ${card.last4}`
  if (isFull) return `Your pending tips reach ${limit}, so we’ll ${charge} now: ${sum}.`
  if (chargesAt <= now) return `We’ll ${charge} now: ${sum}.`
  const when = isSmall
    ? `with your renewal on ${longDayText(chargesAt)}, or when they reach ${limit}`
    : `when they reach ${limit} or on ${longDayText(chargesAt)}`
  return `Your pending tips come to ${sum}. We’ll ${charge} ${when}. You can cancel this tip until then.`
}

/** When a tab that nothing is wrong with is charged. */
export const whenWords = ({ currency, chargesAt, renewsAt, lapsesAt }: TipTab) => {
  const limit = moneyText(money(tabLimit, currency))
  if (lapsesAt && renewsAt) {
    return `Charged with your renewal on ${longDayText(renewsAt)}, or when tips reach ${limit}.`
  }
  if (lapsesAt) {
    const least = moneyText(money(minimumPrice, currency))
    return `We can’t charge less than ${least} on its own. Without another tip or a renewal, it expires on ${longDayText(lapsesAt)} and you won’t be charged.`
  }
  return chargesAt
    ? `Charged when tips reach ${limit} or on ${longDayText(earliest(chargesAt, renewsAt))}.`
    : `Charged when tips reach ${limit}.`
}

export const retryWords = ({ chargesAt }: TipTab) =>
  chargesAt
    ? `We’ll try again on ${longDayText(chargesAt)}. You can tip again once these are paid.`
    : 'We won’t try again automatically. You can tip again once these are paid.'
