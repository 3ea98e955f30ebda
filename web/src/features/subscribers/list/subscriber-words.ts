import type { Money, SubscriberView } from '@fanfare/contract'
import { dayText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'

type Tone = 'good' | 'warn' | 'bad' | 'quiet'

const states = {
  incomplete: ['Not paid yet', 'warn'],
  active: ['Active', 'good'],
  past_due: ['Past due', 'bad'],
  paused: ['Paused', 'quiet'],
  cancelled: ['Cancelled', 'warn'],
  expired: ['Ended', 'quiet'],
} as const satisfies Record<SubscriberView['state'], readonly [string, Tone]>

/** One word for where it stands; why somebody has it where that is not by paying. */
export const badgeOf = ({ state, basis, isTrial }: SubscriberView): readonly [string, Tone] => {
  if (state !== 'active') return states[state]
  if (isTrial) return ['Trial', 'quiet']
  if (basis === 'complimentary') return ['Complimentary', 'quiet']
  if (basis === 'gift') return ['Gift', 'quiet']
  return basis === 'free' ? ['Free', 'quiet'] : states.active
}

export const personName = ({ person }: Pick<SubscriberView, 'person'>) =>
  person?.displayName ?? 'Someone who has left'

/** What happens next by itself, or has happened. */
export const datesOf = ({ state, renewsAt, endsAt }: SubscriberView) => {
  if (state === 'expired' && endsAt) return `Ended ${dayText(endsAt)}`
  if (endsAt) return `Ends ${dayText(endsAt)}`
  if (renewsAt) return `${state === 'paused' ? 'Starts again' : 'Renews'} ${dayText(renewsAt)}`
  return state === 'paused' ? 'Starts again when they say so' : 'Has no end'
}

export const factsOf = (subscriber: SubscriberView) =>
  [
    `${subscriber.tier.name}${subscriber.basis === 'paid' ? `, by the ${subscriber.interval}` : ''}`,
    `since ${dayText(subscriber.since)}`,
    subscriber.paidTotal.amount > 0 && `paid ${moneyText(subscriber.paidTotal)} in all`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What ending it now gives back, and to whom. */
export const returnWords = ({ basis }: SubscriberView, returns: Money | null) => {
  if (!returns) return 'Nothing was paid for days to come, so nothing goes back.'
  const goes =
    basis === 'gift'
      ? 'for days that are not used goes back to whoever gave it'
      : 'for days they have paid for and not used goes back to their card'
  return `${moneyText(returns)} ${goes}, and your share of it is taken from your earnings.`
}
