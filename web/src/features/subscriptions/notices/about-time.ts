import type { SubscriptionView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { priceWords } from '../../../core/format/price-words.ts'
import { dayText } from '../../../ui/text/dates.ts'
import { creatorName } from '../subscription-words.ts'
import type { Notice, Of } from './notice.ts'

export const aboutPause = (subscription: SubscriptionView, pause: Of<'pause'>): Notice => {
  const { state, abilities, next, total } = subscription
  const until = pause.until ? ` until ${dayText(pause.until)}` : ''
  const resume = (label: string): Pick<Notice, 'act'> =>
    abilities.resume ? { act: { kind: 'resume', label } } : {}
  if (state !== 'paused') {
    return {
      about: 'pause',
      tone: 'quiet',
      title: `Pauses on ${dayText(pause.from)}`,
      text: `You keep access until then. After that it’s paused${until}.`,
      ...resume('Cancel pause'),
    }
  }
  return {
    about: 'pause',
    tone: 'quiet',
    title: `Paused${until}`,
    text: pause.until
      ? 'You aren’t charged and don’t have access. We’ll remind you 7 days before it resumes.'
      : `${creatorName(subscription)} is back. Because you haven’t been charged for a while, we won’t charge you until you resume.`,
    ...resume(`Resume for ${moneyText(next?.total ?? total)}`),
  }
}

export const aboutEnd = ({ periodEnd, abilities }: SubscriptionView): Notice => ({
  about: 'end',
  tone: 'warn',
  title: periodEnd ? `Access until ${dayText(periodEnd)}` : 'Canceled',
  text: 'It’s canceled, so you won’t be charged again. You can resume it until then.',
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
    title: `Changes to ${change.tier.name} ${at ? `on ${dayText(at)}` : 'at the next renewal'}`,
    text: `You’ll pay ${price} from then on.`,
  }
}

/** While the giver’s bank decides about the payment. */
const aboutSuspended: Notice = {
  about: 'present',
  tone: 'warn',
  title: 'Gift on hold',
  text: 'The payment for this gift is being disputed, so you don’t have access right now. If the bank rejects the dispute, your access comes back automatically. You won’t be charged.',
}

export const aboutPresent = (subscription: SubscriptionView): Notice => {
  if (!subscription.access.open) return aboutSuspended
  const until = subscription.periodEnd ? ` until ${dayText(subscription.periodEnd)}` : ''
  return subscription.basis === 'gift'
    ? {
        about: 'present',
        tone: 'quiet',
        title: `Gift${until}`,
        text: 'It doesn’t renew, and you won’t be charged. When it ends, you can subscribe to keep access.',
      }
    : {
        about: 'present',
        tone: 'quiet',
        title: `Complimentary access from ${creatorName(subscription)}${until}`,
        text: 'It’s free for you.',
      }
}
