import { type DisputeState, money } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownMoney } from '../shared/words.ts'
import type { DisputeRow } from './reader.ts'

type Words = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>

const wordsFor = (dispute: DisputeRow): Partial<Record<DisputeState, Words>> => {
  const { title } = dispute
  const sum = shownMoney(money(dispute.amount, dispute.currency))
  return {
    'needs-response': {
      subject: `Payment disputed: ${title}`,
      heading: 'A buyer disputed a payment',
      paragraphs: [
        `The buyer disputed their ${sum} payment for “${title}” with their bank.`,
        'Your share is on hold until the bank decides, and the buyer no longer has access.',
        'We’ve sent the bank the details of the purchase. You don’t need to do anything.',
      ],
    },
    won: {
      subject: `Dispute won: ${title}`,
      heading: 'The bank decided in your favor',
      paragraphs: [
        `The ${sum} payment for “${title}” was returned to us, and your share is back in your balance.`,
      ],
    },
    lost: {
      subject: `Dispute lost: ${title}`,
      heading: 'The bank decided in the buyer’s favor',
      paragraphs: [
        `The bank returned the ${sum} payment for “${title}” to the buyer, and your share was deducted.`,
        'We cover the bank’s dispute fee.',
      ],
    },
  }
}

export const disputeMail = (
  origin: string,
  dispute: DisputeRow,
  state: DisputeState,
): MailContent | undefined => {
  const words = wordsFor(dispute)[state]
  const action = { label: 'View earnings', url: `${origin}/dashboard/earnings` }
  const reason = 'You’re getting this email because you sell on Fanfare.'
  return words && { ...words, category: 'paymentUpdates', action, reason }
}
