import { money, type ProblemCode, problems, type RefundState } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import type { Withdrawn } from '../orders/kind.ts'
import type { OrderRow } from '../orders/reader.ts'
import { shownDay, shownMoney } from '../shared/words.ts'
import { failureWords } from './failures.ts'
import type { RefundRow } from './reader.ts'

const forBuyer = 'You’re getting this email because you made a purchase on Fanfare.'
const forCreator = 'You’re getting this email because you sell on Fanfare.'
const sumOf = ({ amount, currency }: RefundRow) => shownMoney(money(amount, currency))
const said = (words: string | null) => (words ? [`They wrote: “${words}”`] : [])

const received = (at: Date) =>
  `We received it on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`

const receipt = (origin: string, orderId: string) => ({
  label: 'View receipt',
  url: `${origin}/receipts/${orderId}`,
})

type Words = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>

/** The acknowledgement of whoever withdrew while signed in. */
const withdrawn = ({ reason, asked_at }: RefundRow) =>
  reason === 'withdrawal' ? [received(asked_at)] : []

/** Nobody asked for it: we took down what was bought. */
const isTakenDown = ({ reason }: RefundRow) => reason === 'taken-down'

const buyerWords = (refund: RefundRow): Partial<Record<RefundState, Words>> => {
  const { title, answered_by: by, answer, answer_by: answerBy } = refund
  const sum = sumOf(refund)
  return {
    requested: {
      subject: `Refund requested: ${title}`,
      heading: 'We sent your refund request',
      paragraphs: [
        ...withdrawn(refund),
        `You requested a refund of ${sum} for “${title}”.`,
        `The creator has until ${shownDay(answerBy ?? refund.asked_at)} to answer. If they don’t, we’ll decide.`,
      ],
    },
    'with-platform': {
      subject: `We’re reviewing your refund: ${title}`,
      heading: 'We’re reviewing your request',
      paragraphs: [`The creator of “${title}” didn’t answer in time, so we’ll decide.`],
    },
    refused: {
      subject: `Refund declined: ${title}`,
      heading: 'Your refund request was declined',
      paragraphs: [
        by === 'platform'
          ? 'We reviewed your request and declined it.'
          : 'The creator declined your request.',
        ...said(answer),
        `You weren’t refunded, and you still have access to “${title}”.`,
      ],
    },
    sending: {
      subject: `Your refund is on its way: ${title}`,
      heading: `${sum} is on its way back to you`,
      paragraphs: [
        ...withdrawn(refund),
        ...(isTakenDown(refund)
          ? [`We took “${title}” down, so you get the full amount back.`]
          : []),
        `It goes to the card you used for “${title}”. It can take up to ten days to show up on your statement.`,
        ...(by ? said(answer) : refund.asked_by === 'creator' ? said(refund.words) : []),
        refund.keeps_access
          ? 'You still have access to what you bought.'
          : 'You no longer have access to what you bought.',
      ],
    },
    failed: {
      subject: `Your refund didn’t go through: ${title}`,
      heading: 'We couldn’t send your refund',
      paragraphs: [failureWords(refund.failure ?? '', refund.asked_by).message],
    },
  }
}

/** Null where there is nothing new for a buyer to know. */
export const buyerMail = (
  origin: string,
  refund: RefundRow,
  state: RefundState,
): MailContent | undefined => {
  const words = buyerWords(refund)[state]
  const action = receipt(origin, refund.order_id)
  return words && { ...words, category: 'receipt', action, reason: forBuyer }
}

const creatorWords = (refund: RefundRow): Partial<Record<RefundState, Words>> => {
  const { title } = refund
  const sum = sumOf(refund)
  const isOwed = refund.asked_by === 'platform'
  return {
    requested: {
      subject: `Refund request: ${title}`,
      heading: 'A fan requested a refund',
      paragraphs: [
        `They paid ${sum} for “${title}”.`,
        ...said(refund.words),
        `Answer by ${shownDay(refund.answer_by ?? refund.asked_at)}. After that, we’ll decide.`,
      ],
    },
    sending: {
      subject: `Sale refunded: ${title}`,
      heading: `${sum} goes back to a buyer`,
      paragraphs: [
        refund.self_serve
          ? `The buyer returned “${title}” within 30 days and had used less than a quarter of it.`
          : `${refund.keeps_access ? 'Part of the' : 'The'} sale of “${title}” was refunded.`,
        'Your share was deducted from your balance.',
      ],
    },
    failed: {
      subject: `A refund didn’t go through: ${title}`,
      heading: isOwed ? 'A refund was returned' : 'Your share is back in your balance',
      paragraphs: [
        `The bank returned the refund for “${title}”, so your share is back in your balance.`,
        ...(isOwed ? ['We’ll deduct it again once the refund can be sent.'] : []),
      ],
    },
  }
}

/** A request has a deadline, after which somebody else decides: that is nothing to turn off. */
export const creatorMail = (
  origin: string,
  refund: RefundRow,
  state: RefundState,
): MailContent | undefined => {
  // Their buyers are many, and they were told of all of them at once.
  if (isTakenDown(refund) && state === 'sending') return undefined
  const words = creatorWords(refund)[state]
  const category = state === 'requested' ? 'legal' : 'paymentUpdates'
  const action = { label: 'View earnings', url: `${origin}/dashboard/earnings` }
  return words && { ...words, category, action, reason: forCreator }
}

/** What comes of a withdrawal: a refund, the end of a subscription, or why there is nothing. */
type WithdrawalOutcome = RefundRow | Withdrawn | ProblemCode

const nextWords = (outcome: WithdrawalOutcome, at: Date) => {
  if (typeof outcome === 'string') return problems[outcome][1]
  if ('returns' in outcome) {
    const { returns, until } = outcome
    if (returns) {
      return `Your subscription has ended and won’t renew. ${shownMoney(returns)} for unused days is on its way back to your card.`
    }
    return until
      ? `Your subscription won’t renew. You opened something this period, so nothing is refunded, and you have access until ${shownDay(until)}.`
      : 'Your subscription has ended and won’t renew. Nothing was left to refund.'
  }
  return outcome.state === 'sending'
    ? `${sumOf(outcome)} is on its way back to your card.`
    : `You agreed to immediate access, so we’ve asked the creator, who has until ${shownDay(outcome.answer_by ?? at)} to answer.`
}

/** The acknowledgement that the law asks for, with what comes of it. */
export const withdrawalMail = (
  origin: string,
  { id, title }: OrderRow,
  outcome: WithdrawalOutcome,
  at: Date,
): MailContent<'legal'> => ({
  category: 'legal',
  subject: `Your withdrawal: ${title}`,
  heading: 'We received your withdrawal',
  paragraphs: [`${received(at)} It covers “${title}”, order ${id}.`, nextWords(outcome, at)],
  action: receipt(origin, id),
  reason:
    'You’re getting this email because someone entered your address and the reference of your order on our withdrawal page.',
})
