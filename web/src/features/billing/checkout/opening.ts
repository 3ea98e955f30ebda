import type { ContentType } from '@fanfare/contract'

/** What a button that opens a post says. */
export const openVerbs: Record<ContentType, string> = {
  video: 'Watch now',
  audio: 'Listen now',
  article: 'Read now',
  image: 'Open image',
}

const upTo = (done: string) =>
  `You can get a full refund for 30 days if you’ve ${done} less than a quarter and haven’t downloaded it.`
const untilOpened =
  'You can get a full refund for 30 days, until you open it. Opening it counts as all of it: after that, the creator decides.'

/** What opening it means for the money-back guarantee of somebody who has just bought it. */
export const guaranteeWords: Record<ContentType, string> = {
  video: upTo('watched'),
  audio: upTo('listened to'),
  article: untilOpened,
  image: untilOpened,
}

/** The same for what came with a message. */
export const guaranteeOfFiles = untilOpened

/** The same for the days of a subscription. */
export const unusedDaysWords =
  'If you end your subscription before you open anything locked, you get the unused days back.'
