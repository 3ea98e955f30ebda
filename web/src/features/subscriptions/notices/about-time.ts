import type { SubscriptionView } from '@fanfare/contract'
import { dayText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'
import { priceWords } from '../../../app/price-words.ts'
import { creatorName } from '../subscription-words.ts'
import type { Notice, Of } from './notice.ts'

export const aboutPause = (subscription: SubscriptionView, pause: Of<'pause'>): Notice => {
  const { state, abilities, next, total } = subscription
  const until = pause.until ? ` until ${dayText(pause.until)}` : ''
  const resume = (label: string): Pick<Notice, 'act'> =>
    abilities.resume ? { act: { kind: 'resume', label } } : {}
  if (state !== 'paused') {
    return {
      ...{ about: 'pause', tone: 'quiet', title: `Pauses on ${dayText(pause.from)}` },
      text: `It stays open until then, and is paused${until}.`,
      ...resume('Don’t pause'),
    }
  }
  return {
    ...{ about: 'pause', tone: 'quiet', title: `Paused${until}` },
    text: pause.until
      ? 'Nothing is charged and nothing is open. You hear from us 7 days before it goes on.'
      : `It had not been charged for so long that we ask first. ${creatorName(subscription)} is back, and nothing is charged before you say so.`,
    ...resume(`Start again, ${moneyText(next?.total ?? total)} now`),
  }
}

export const aboutEnd = ({ periodEnd, abilities }: SubscriptionView): Notice => ({
  about: 'end',
  tone: 'warn',
  title: periodEnd ? `Open until ${dayText(periodEnd)}` : 'Cancelled',
  text: 'It is cancelled, so nothing more is charged. Until then you can take that back.',
  ...(abilities.resume && { act: { kind: 'resume', label: 'Resume' } }),
})

export const aboutChange = (
  { next, periodEnd }: SubscriptionView,
  change: Of<'change'>,
): Notice => {
  const at = next?.at ?? periodEnd
  const price = priceWords(change.total, change.interval)
  return {
    about: 'change',
    tone: 'quiet',
    title: `${change.tier.name}${at ? ` from ${dayText(at)}` : ' from the next renewal'}`,
    text: `It costs ${price} from then on.`,
  }
}

export const aboutPresent = (subscription: SubscriptionView): Notice => {
  const until = subscription.periodEnd ? ` until ${dayText(subscription.periodEnd)}` : ''
  return subscription.basis === 'gift'
    ? {
        about: 'present',
        tone: 'quiet',
        title: `A gift${until}`,
        text: 'It never renews, and nothing is charged. When it ends you can subscribe to go on.',
      }
    : {
        about: 'present',
        tone: 'quiet',
        title: `${creatorName(subscription)} gives you this${until}`,
        text: 'You pay nothing for it.',
      }
}
