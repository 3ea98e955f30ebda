import { money, splitPrice } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { wordsFor } from '../orders/failures.ts'
import type { OrderRow } from '../orders/reader.ts'
import { shownDay, shownMoney } from '../shared/words.ts'
import type { TierChangeRow } from '../tiers/reader.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** What every mail about one speaks of. */
export interface About {
  readonly origin: string
  readonly row: SubscriptionRow
  /** Tier and creator, as on bills. */
  readonly name: string
}

const reason = 'You’re getting this email because you have a subscription on Fanfare.'

const mail = (
  category: MailContent['category'],
  { origin }: About,
  subject: string,
  paragraphs: readonly string[],
  action = { label: 'View your subscriptions', path: '/subscriptions' },
): MailContent => ({
  category,
  subject,
  paragraphs,
  reason,
  action: { label: action.label, url: `${origin}${action.path}` },
})

const total = ({ currency }: SubscriptionRow, price: number) =>
  shownMoney(splitPrice(money(price, currency)).total)

const end = ({ row }: About) =>
  row.period_end ? shownDay(row.period_end) : 'the end of the period'

export const failedMail = (about: About, order: OrderRow): MailContent => {
  const asksBank = order.failure === 'not-authenticated'
  const { row, name } = about
  const next = row.due_at
    ? `We’ll try again on ${shownDay(row.due_at)}.`
    : 'We won’t try this card again.'
  return mail(
    'receipt',
    about,
    asksBank ? `Your bank needs to verify your payment for ${name}` : `We couldn’t renew ${name}`,
    [
      wordsFor(order.failure ?? 'declined').message,
      `${shownMoney(money(order.total, order.currency))} is due. ${next} You can pay now with this card or another one.`,
      'You keep access for three days after the renewal date. If it isn’t paid within 22 days, your subscription ends.',
    ],
    { label: asksBank ? 'Verify with your bank' : 'Pay now', path: `/checkout?order=${order.id}` },
  )
}

const again = 'You won’t be charged again. You can resubscribe anytime.'
const byCreator = 'The creator ended it. Any paid days you haven’t used are refunded to your card.'
const byBank = `Your bank reversed a payment for this subscription, so it has ended. ${again}`

const whyEnded = ({ end_reason: why }: SubscriptionRow) => {
  if (why === 'payment-returned') return byBank
  return why === 'creator-gone' || why === 'ended-by-creator' ? byCreator : again
}

export const endedMail = (about: About): MailContent =>
  mail('receipt', about, `${about.name} has ended`, [whyEnded(about.row)])

export const cancelledMail = (about: About): MailContent =>
  mail('receipt', about, `${about.name} is canceled`, [
    `You won’t be charged again. You keep access until ${end(about)}, and you can resume until then.`,
  ])

export const pausedMail = (about: About): MailContent => {
  const { resume_at } = about.row
  const back = resume_at
    ? `It resumes on ${shownDay(resume_at)}, and we’ll charge you then. We’ll remind you seven days before.`
    : 'You haven’t been charged in a while, so it won’t restart until you say so.'
  return mail('receipt', about, `${about.name} is paused`, [
    'You won’t be charged while it’s paused.',
    back,
  ])
}

export const skippedMail = (about: About): MailContent =>
  mail('paymentUpdates', about, `We didn’t charge you for ${about.name}`, [
    'The creator hasn’t published anything in 60 days, so billing is paused. You keep access, and we won’t charge you until they publish something new.',
  ])

export const holidayMail = (about: About, until: Date): MailContent =>
  mail('paymentUpdates', about, `We didn’t charge you for ${about.name}`, [
    `The creator is on a break until ${shownDay(until)} and asked us to pause billing. You keep access.`,
    'Billing resumes after that. If you haven’t been charged for more than 30 days by then, we’ll ask you first.',
  ])

/** Seven days before something is charged that somebody may not have in mind. */
export const comingMail = (about: About, why: string, price: number, at: Date): MailContent =>
  mail('legal', about, `${about.name}: ${total(about.row, price)} on ${shownDay(at)}`, [
    why,
    `We’ll charge you ${total(about.row, price)} on ${shownDay(at)}. Cancel or pause before then and you won’t be charged.`,
  ])

export const silentMail = (about: About): MailContent =>
  mail('paymentUpdates', about, `${about.name}: nothing new lately`, [
    'The creator hasn’t published anything in 45 days. If that reaches 60 days, we’ll pause billing until they publish again.',
  ])

export const cardMail = (about: About, at: Date): MailContent =>
  mail(
    'paymentUpdates',
    about,
    `Your card expires before ${about.name} renews`,
    [`It renews on ${shownDay(at)}. Add a new card before then to avoid a failed payment.`],
    { label: 'View billing', path: '/settings/billing' },
  )

export const priceMail = (about: About, price: number, from: Date): MailContent =>
  mail('legal', about, `New price for ${about.name}`, [
    `The creator changed the price to ${total(about.row, price)}. You’ll keep paying ${total(about.row, about.row.price)} unless you accept the new price.`,
    `If you accept, the new price applies from your first renewal after ${shownDay(from)}.`,
  ])

/** Its first wording of the day and its last; whoever paid can leave for it. */
export const tierChangeMail = (about: About, change: TierChangeRow, until: Date): MailContent => {
  const lines = (name: string, benefits: readonly string[]) =>
    [name, ...benefits].map((text) => ({ text, url: null }))
  const leaving =
    about.row.basis === 'paid'
      ? `If you no longer want it, you can end it now until ${shownDay(until)}. Any paid days you haven’t used are refunded to your card, whatever you’ve opened.`
      : 'If you no longer want it, you can end it anytime.'
  const path = `/subscriptions?subscription=${about.row.id}`
  return {
    ...mail(
      'legal',
      about,
      `What’s included in ${about.name} has changed`,
      [
        'The creator changed what this tier is called or what it includes. Your price stays the same.',
      ],
      { label: 'View your subscription', path },
    ),
    sections: [
      { title: 'Before', lines: lines(change.name_before, change.benefits_before) },
      { title: 'Now', lines: lines(change.name_after, change.benefits_after) },
    ],
    closing: [leaving],
  }
}

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
