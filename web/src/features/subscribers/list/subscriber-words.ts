import type { Money, SubscriberView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { dayText } from '../../../ui/text/dates.ts'

type Tone = 'good' | 'warn' | 'bad' | 'quiet'

const states = {
  incomplete: ['Not paid yet', 'warn'],
  active: ['Active', 'good'],
  past_due: ['Past due', 'bad'],
  paused: ['Paused', 'quiet'],
  cancelled: ['Canceled', 'warn'],
  expired: ['Ended', 'quiet'],
} as const satisfies Record<SubscriberView['state'], readonly [string, Tone]>

/** The state in one word, or why somebody has access without paying. */
export const badgeOf = ({ state, basis, isTrial }: SubscriberView): readonly [string, Tone] => {
  if (state !== 'active') return states[state]
  if (isTrial) return ['Trial', 'quiet']
  if (basis === 'complimentary') return ['Complimentary', 'quiet']
  if (basis === 'gift') return ['Gift', 'quiet']
  return basis === 'free' ? ['Free', 'quiet'] : states.active
}

export const personName = ({ person }: Pick<SubscriberView, 'person'>) =>
  person?.displayName ?? 'Deleted account'

/** What happens next automatically, or what has happened. */
export const datesOf = ({ state, renewsAt, pausesAt, endsAt }: SubscriberView) => {
  if (state === 'expired' && endsAt) return `Ended ${dayText(endsAt)}`
  if (endsAt) return `Ends ${dayText(endsAt)}`
  if (pausesAt && renewsAt) return `Pauses ${dayText(pausesAt)}, renews ${dayText(renewsAt)}`
  if (renewsAt) return `${state === 'paused' ? 'Resumes' : 'Renews'} ${dayText(renewsAt)}`
  return state === 'paused' ? 'Resumes when they choose' : 'No end date'
}

export const factsOf = (subscriber: SubscriberView) =>
  [
    `${subscriber.tier.name}${subscriber.basis === 'paid' ? `, ${subscriber.interval}ly` : ''}`,
    `since ${dayText(subscriber.since)}`,
    subscriber.paidTotal.amount > 0 && `${moneyText(subscriber.paidTotal)} paid in total`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What ending it now gives back, and to whom. */
export const returnWords = ({ basis }: SubscriberView, returns: Money | null) => {
  if (!returns) return 'There are no paid days left to refund.'
  const goes =
    basis === 'gift'
      ? 'for unused days goes back to the person who gave the gift'
      : 'for unused days goes back to their card'
  return `${moneyText(returns)} ${goes}. We’ll take your share of it out of your earnings.`
}
