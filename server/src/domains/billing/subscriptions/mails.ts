import { money, splitPrice } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { wordsFor } from '../checkout/failures.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { shownDay, shownMoney } from '../words.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** What every mail about one speaks of. */
export interface About {
  readonly origin: string
  readonly row: SubscriptionRow
  /** Tier and creator, as on bills. */
  readonly name: string
}

const reason = 'You get this because you subscribe at Fanfare.'

export const mail = (
  { origin }: About,
  subject: string,
  paragraphs: readonly string[],
  action = { label: 'Open your subscriptions', path: '/subscription-management' },
): MailContent => ({
  ...{ subject, heading: subject, paragraphs, reason },
  action: { label: action.label, url: `${origin}${action.path}` },
})

const total = ({ currency }: SubscriptionRow, price: number) =>
  shownMoney(splitPrice(money(price, currency)).total)

const end = ({ row }: About) => (row.period_end ? shownDay(row.period_end) : 'its end')

export const failedMail = (about: About, order: OrderRow): MailContent => {
  const asksBank = order.failure === 'not-authenticated'
  const { row, name } = about
  const next = row.due_at
    ? `We try again on ${shownDay(row.due_at)}.`
    : 'We do not try this card again.'
  return mail(
    about,
    asksBank ? `Your bank asks you to confirm ${name}` : `${name} could not be renewed`,
    [
      wordsFor(order.failure ?? 'declined').message,
      `${shownMoney(money(order.total, order.currency))} are due. ${next} You can pay now with this or another card.`,
      'What you could open stays open for three days. After 22 days without payment it ends by itself.',
    ],
    { label: asksBank ? 'Confirm with your bank' : 'Pay now', path: `/checkout?order=${order.id}` },
  )
}

const again = 'Nothing more will be charged. You can subscribe again at any time.'
const byCreator = 'Its creator ended it. Days you had paid for and not used go back to your card.'
const byBank = `Your bank has taken back a payment for it, so it has ended. ${again}`

const whyEnded = ({ end_reason: why }: SubscriptionRow) => {
  if (why === 'payment-returned') return byBank
  return why === 'creator-gone' || why === 'ended-by-creator' ? byCreator : again
}

export const endedMail = (about: About): MailContent =>
  mail(about, `${about.name} has ended`, [whyEnded(about.row)])

export const cancelledMail = (about: About): MailContent =>
  mail(about, `${about.name} is cancelled`, [
    `Nothing more will be charged. You keep access until ${end(about)}, and can change your mind until then.`,
  ])

export const pausedMail = (about: About): MailContent => {
  const { resume_at } = about.row
  const back = resume_at
    ? `It goes on, and is charged, on ${shownDay(resume_at)}. We tell you seven days before.`
    : 'It had not been charged for so long that we ask first: it goes on when you say so.'
  return mail(about, `${about.name} is paused`, ['Nothing is charged while it is.', back])
}

export const skippedMail = (about: About): MailContent =>
  mail(about, `We did not charge you for ${about.name}`, [
    'Its creator has published nothing for 60 days. You keep access, and nothing is charged until something new is there.',
  ])

export const holidayMail = (about: About, until: Date): MailContent =>
  mail(about, `We did not charge you for ${about.name}`, [
    `Its creator is on holiday until ${shownDay(until)} and asked us not to charge anybody. You keep access.`,
    'Charges begin again after that. If nothing was charged for more than 30 days by then, we ask you first.',
  ])

/** Seven days before something is charged that somebody may not have in mind. */
export const comingMail = (about: About, why: string, price: number, at: Date): MailContent =>
  mail(about, `${about.name}: ${total(about.row, price)} on ${shownDay(at)}`, [
    why,
    `On ${shownDay(at)} we charge ${total(about.row, price)}. Cancel or pause before that day and nothing is charged.`,
  ])

export const silentMail = (about: About): MailContent =>
  mail(about, `${about.name}: nothing new for a while`, [
    'Its creator has published nothing for 45 days. From 60 days on we do not charge you until they do.',
  ])

export const cardMail = (about: About, at: Date): MailContent =>
  mail(
    about,
    `Your card will have expired when ${about.name} renews`,
    [`It renews on ${shownDay(at)}. Add another card before, so that nothing is interrupted.`],
    { label: 'Open billing', path: '/settings/billing' },
  )

export const priceMail = (about: About, price: number, from: Date): MailContent =>
  mail(about, `${about.name} asks for another price`, [
    `Its creator now asks ${total(about.row, price)}. You pay ${total(about.row, about.row.price)} and go on doing so unless you accept the new price.`,
    `If you accept, it holds from your first renewal after ${shownDay(from)}.`,
  ])
