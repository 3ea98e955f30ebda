import type { SubscriptionEnd, SubscriptionView } from '@fanfare/contract'
import { dayText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'

type Tone = 'good' | 'warn' | 'bad' | 'quiet'

export const creatorName = ({ creator }: Pick<SubscriptionView, 'creator'>) =>
  creator?.displayName ?? 'Someone who has left'

/** One word for where it stands. */
export const badgeOf = (subscription: SubscriptionView): { label: string; tone: Tone } => {
  const { state, basis, isTrial, skippedSince } = subscription
  if (state === 'incomplete') return { label: 'Not paid yet', tone: 'warn' }
  if (state === 'past_due') return { label: 'Past due', tone: 'bad' }
  if (state === 'paused') return { label: 'Paused', tone: 'quiet' }
  if (state === 'cancelled') return { label: 'Cancelled', tone: 'warn' }
  if (state === 'expired') return { label: 'Expired', tone: 'quiet' }
  if (basis === 'gift') return { label: 'Gift', tone: 'quiet' }
  if (basis === 'complimentary') return { label: 'On the house', tone: 'quiet' }
  if (basis === 'free') return { label: 'Free', tone: 'good' }
  if (isTrial) return { label: 'Trial', tone: 'quiet' }
  return skippedSince ? { label: 'Not charged', tone: 'quiet' } : { label: 'Active', tone: 'good' }
}

/** What happens next by itself: a name for the date, and the date with its sum. */
export const nextWords = (subscription: SubscriptionView): { name: string; text: string } => {
  const { state, basis, next, periodEnd, pause, access, holidayUntil, skippedSince } = subscription
  if (state === 'cancelled' && periodEnd) return { name: 'Ends', text: dayText(periodEnd) }
  if (state === 'past_due' || state === 'incomplete') {
    return { name: 'Next billing', text: 'As soon as it is paid' }
  }
  if (state === 'paused') {
    return { name: 'Starts again', text: pause?.until ? dayText(pause.until) : 'When you say so' }
  }
  if (next && skippedSince) return { name: 'Next billing', text: `Not before ${dayText(next.at)}` }
  if (next) {
    const tips = next.tips ? `, ${moneyText(next.tips)} of it tips` : ''
    return { name: 'Next billing', text: `${dayText(next.at)}, ${moneyText(next.total)}${tips}` }
  }
  if (holidayUntil && basis === 'paid' && !pause) {
    const text = `Not before ${dayText(holidayUntil)}, the creator is on holiday`
    return { name: 'Next billing', text }
  }
  const until = periodEnd ?? access.until
  if (until) return { name: 'Ends', text: dayText(until) }
  return { name: 'Next billing', text: basis === 'free' ? 'Never, it is free' : 'Never' }
}

export const endWords: Record<SubscriptionEnd, string> = {
  'period-ended': 'It was not renewed.',
  'gift-over': 'It was a gift, and its time is over. You can subscribe to go on.',
  'ended-by-fan': 'You ended it.',
  'not-paid': 'Its renewal was never paid.',
  'never-paid': 'Its first payment did not go through. Nothing was charged.',
  'creator-gone': 'The creator has left. Unused days were given back.',
  'ended-by-creator': 'The creator ended it. Unused days were given back.',
  'payment-returned': 'Its payment was returned to the card.',
}

/** Hours once there is one, with a tenth while that says something. */
export const watchedWords = (seconds: number) => {
  const hours = seconds / 3600
  if (hours < 1) return `${Math.floor(seconds / 60)} min`
  return `${hours < 10 ? Math.floor(hours * 10) / 10 : Math.floor(hours).toLocaleString()} h`
}
