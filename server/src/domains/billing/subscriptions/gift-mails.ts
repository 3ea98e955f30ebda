import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownDay } from '../words.ts'
import { type About, mail } from './mails.ts'

const subscribe = ({ row }: About) => ({
  label: 'Subscribe',
  path: `/checkout?type=subscription&id=${row.tier_id}`,
})

/** Seven days before. Nothing follows by itself, so there is nothing to do about it. */
export const giftEndsMail = (about: About, at: Date): MailContent =>
  mail('paymentUpdates', about, `${about.name}: your gift ends on ${shownDay(at)}`, [
    'It doesn’t renew, and you won’t be charged.',
    'To keep access, you can subscribe from that day.',
  ])

export const giftEndedMail = (about: About): MailContent => {
  const { end_reason: why } = about.row
  const isCreators = why === 'creator-gone' || why === 'ended-by-creator'
  return isCreators
    ? mail('paymentUpdates', about, `${about.name} has ended`, [
        'The creator ended it. What was left of your gift goes back to the person who bought it.',
      ])
    : mail(
        'paymentUpdates',
        about,
        `${about.name}: your gift has ended`,
        ['You weren’t charged. To keep access, you can subscribe.'],
        subscribe(about),
      )
}
