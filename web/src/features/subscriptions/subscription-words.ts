import type { SubscriptionEnd, SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { dayText } from '../../ui/text/dates.ts'

type Tone = 'good' | 'warn' | 'bad' | 'quiet'

export const creatorName = ({ creator }: Pick<SubscriptionView, 'creator'>) =>
  creator?.displayName ?? 'Deleted account'

/** The state in one word. */
export const badgeOf = (subscription: SubscriptionView): { label: string; tone: Tone } => {
  const { state, basis, isTrial, skippedSince, access } = subscription
  if (state === 'incomplete') return { label: 'Not paid yet', tone: 'warn' }
  if (state === 'past_due') return { label: 'Past due', tone: 'bad' }
  if (state === 'paused') return { label: 'Paused', tone: 'quiet' }
  if (state === 'cancelled') return { label: 'Canceled', tone: 'warn' }
  if (state === 'expired') return { label: 'Expired', tone: 'quiet' }
  if (basis === 'gift' && !access.open) return { label: 'On hold', tone: 'warn' }
  if (basis === 'gift') return { label: 'Gift', tone: 'quiet' }
  if (basis === 'complimentary') return { label: 'Complimentary', tone: 'quiet' }
  if (basis === 'free') return { label: 'Free', tone: 'good' }
  if (isTrial) return { label: 'Trial', tone: 'quiet' }
  return skippedSince
    ? { label: 'Billing paused', tone: 'quiet' }
    : { label: 'Active', tone: 'good' }
}

/** What happens next automatically: a label for the date, and the date with its amount. */
export const nextWords = (subscription: SubscriptionView): { name: string; text: string } => {
  const { state, basis, next, periodEnd, pause, access, holidayUntil, skippedSince } = subscription
  if (state === 'cancelled' && periodEnd) return { name: 'Ends', text: dayText(periodEnd) }
  if (state === 'past_due' || state === 'incomplete') {
    return { name: 'Next billing', text: 'Once it’s paid' }
  }
  if (state === 'paused') {
    return { name: 'Resumes', text: pause?.until ? dayText(pause.until) : 'When you choose' }
  }
  if (pause) {
    const until = pause.until ? `, until ${dayText(pause.until)}` : ''
    return { name: 'Pauses', text: `${dayText(pause.from)}${until}` }
  }
  if (next && skippedSince) return { name: 'Next billing', text: `Not before ${dayText(next.at)}` }
  if (next) {
    const tips = next.tips ? `, including ${moneyText(next.tips)} in tips` : ''
    return { name: 'Next billing', text: `${moneyText(next.total)} on ${dayText(next.at)}${tips}` }
  }
  if (holidayUntil && basis === 'paid') {
    const text = `Not before ${dayText(holidayUntil)} (creator on break)`
    return { name: 'Next billing', text }
  }
  const until = periodEnd ?? access.until
  if (until) return { name: 'Ends', text: dayText(until) }
  return { name: 'Next billing', text: basis === 'free' ? 'None, it’s free' : 'None' }
}

export const endWords: Record<SubscriptionEnd, string> = {
  'period-ended': 'It wasn’t renewed.',
  'gift-over': 'Your gift has ended. Subscribe to keep access.',
  'ended-by-fan': 'You ended this subscription.',
  'not-paid': 'The renewal wasn’t paid.',
  'never-paid': 'The first payment didn’t go through. You weren’t charged.',
  'creator-gone': 'The creator left Fanfare. Unused days were refunded.',
  'ended-by-creator': 'The creator ended this subscription. Unused days were refunded.',
  'payment-returned': 'The payment was returned to the card it was made with.',
}

/** Hours once there is one, with a tenth while that says something. */
export const watchedWords = (seconds: number) => {
  const hours = seconds / 3600
  if (hours < 1) return `${Math.floor(seconds / 60)} min`
  return `${hours < 10 ? Math.floor(hours * 10) / 10 : Math.floor(hours).toLocaleString()} hr`
}
