import { money, type ProblemCode, problems, type RefundState } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { shownDay, shownMoney } from '../words.ts'
import { failureWords } from './failures.ts'
import type { RefundRow } from './reader/refunds.ts'

const forBuyer = 'You get this because you bought something at Fanfare.'
const forCreator = 'You get this because you sell on Fanfare.'
const sumOf = ({ amount, currency }: RefundRow) => shownMoney(money(amount, currency))
const said = (words: string | null) => (words ? [`They wrote: “${words}”`] : [])

const received = (at: Date) =>
  `We received your withdrawal on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`

const receipt = (origin: string, orderId: string) => ({
  label: 'See the receipt',
  url: `${origin}/receipts/${orderId}`,
})

type Words = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>

/** The acknowledgement of whoever withdrew while signed in. */
const withdrawn = ({ reason, asked_at }: RefundRow) =>
  reason === 'withdrawal' ? [received(asked_at)] : []

const buyerWords = (refund: RefundRow): Partial<Record<RefundState, Words>> => {
  const { title, answered_by: by, answer, answer_by: answerBy } = refund
  const sum = sumOf(refund)
  return {
    requested: {
      subject: `We asked for your refund: ${title}`,
      heading: 'Your request was sent',
      paragraphs: [
        ...withdrawn(refund),
        `You asked for ${sum} back for “${title}”.`,
        `The creator answers by ${shownDay(answerBy ?? refund.asked_at)}. If they do not, we do.`,
      ],
    },
    'with-platform': {
      subject: `We look at your refund: ${title}`,
      heading: 'Your request is with us now',
      paragraphs: [`The creator of “${title}” did not answer in time, so we decide.`],
    },
    refused: {
      subject: `Your refund was refused: ${title}`,
      heading: 'Your request was refused',
      paragraphs: [
        by === 'platform' ? 'We looked at it and said no.' : 'The creator said no.',
        ...said(answer),
        `No money moved, and “${title}” stays open for you.`,
      ],
    },
    sending: {
      subject: `Your refund is on its way: ${title}`,
      heading: `${sum} are on their way back`,
      paragraphs: [
        ...withdrawn(refund),
        `They go to the card you paid “${title}” with. Banks take up to ten days to show them.`,
        ...(by ? said(answer) : refund.asked_by === 'creator' ? said(refund.words) : []),
        'What it opened is closed from now on.',
      ],
    },
    failed: {
      subject: `Your refund did not arrive: ${title}`,
      heading: 'The money could not be given back',
      paragraphs: [failureWords(refund.failure ?? '', refund.asked_by).message],
    },
  }
}

/** Null where there is nothing new for a buyer to know. */
export const buyerMail = (origin: string, refund: RefundRow, state: RefundState) => {
  const words = buyerWords(refund)[state]
  return words && { ...words, action: receipt(origin, refund.order_id), reason: forBuyer }
}

const creatorWords = (refund: RefundRow): Partial<Record<RefundState, Words>> => {
  const { title } = refund
  const sum = sumOf(refund)
  const isOwed = refund.asked_by === 'platform'
  return {
    requested: {
      subject: `A fan asks for a refund: ${title}`,
      heading: 'Somebody wants their money back',
      paragraphs: [
        `They paid ${sum} for “${title}”.`,
        ...said(refund.words),
        `Answer by ${shownDay(refund.answer_by ?? refund.asked_at)}. After that we decide.`,
      ],
    },
    sending: {
      subject: `A sale was given back: ${title}`,
      heading: `${sum} go back to a buyer`,
      paragraphs: [
        refund.self_serve
          ? `“${title}” was returned within 30 days and hardly opened.`
          : `The sale of “${title}” is refunded.`,
        'Your share of it is taken back too.',
      ],
    },
    failed: {
      subject: `A refund did not arrive: ${title}`,
      heading: isOwed ? 'A refund came back' : 'A sale is yours again',
      paragraphs: [
        `The bank sent the money for “${title}” back, so you have your share again.`,
        ...(isOwed ? ['It is taken once more when the money can be sent.'] : []),
      ],
    },
  }
}

export const creatorMail = (origin: string, refund: RefundRow, state: RefundState) => {
  const words = creatorWords(refund)[state]
  const action = { label: 'Open Earnings', url: `${origin}/dashboard/earnings` }
  return words && { ...words, action, reason: forCreator }
}

const becauseAsked = 'You get this because somebody gave this address on our withdrawal page.'

/** The acknowledgement that the law asks for, with what comes of it. */
export const withdrawalMail = (
  origin: string,
  { id, title }: OrderRow,
  outcome: RefundRow | ProblemCode,
  at: Date,
): MailContent => {
  const next =
    typeof outcome === 'string'
      ? problems[outcome][1]
      : outcome.state === 'sending'
        ? `${sumOf(outcome)} is on its way back to your card.`
        : `You agreed to be supplied at once, so the creator is asked and answers by ${shownDay(outcome.answer_by ?? at)}.`
  return {
    subject: `Your withdrawal: ${title}`,
    heading: 'Your withdrawal has arrived',
    paragraphs: [`${received(at)} It is about “${title}”, order ${id}.`, next],
    action: receipt(origin, id),
    reason: becauseAsked,
  }
}

export const withdrawalUnknownMail = (origin: string, named: string, at: Date): MailContent => ({
  subject: 'Your withdrawal: we need the right number',
  heading: 'Your withdrawal has arrived',
  paragraphs: [
    `${received(at)} We found no purchase with the number “${named}” under this address.`,
    'The number is on your receipt. If you bought with another address, use that one.',
  ],
  action: { label: 'Try again', url: `${origin}/withdraw` },
  reason: becauseAsked,
})
