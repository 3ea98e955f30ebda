import { type DisputeState, money } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { shownMoney } from '../words.ts'
import type { DisputeRow } from './reader/disputes.ts'

type Words = Pick<MailContent, 'subject' | 'heading' | 'paragraphs'>

const wordsFor = (dispute: DisputeRow): Partial<Record<DisputeState, Words>> => {
  const { title } = dispute
  const sum = shownMoney(money(dispute.amount, dispute.currency))
  return {
    'needs-response': {
      subject: `A payment is disputed: ${title}`,
      heading: 'A bank has taken a payment back',
      paragraphs: [
        `Whoever paid ${sum} for “${title}” has complained to their bank.`,
        'Your share is held until the bank decides, and the piece is closed to the buyer.',
        'We have sent the bank what we know of the purchase. You need not do anything.',
      ],
    },
    won: {
      subject: `Dispute won: ${title}`,
      heading: 'The bank decided for you',
      paragraphs: [`The ${sum} for “${title}” are back, and so is your share.`],
    },
    lost: {
      subject: `Dispute lost: ${title}`,
      heading: 'The bank decided for the buyer',
      paragraphs: [
        `The ${sum} for “${title}” stay with the buyer, and your share of it is taken back.`,
        'The fee that the bank asks for a dispute is ours to pay.',
      ],
    },
  }
}

export const disputeMail = (origin: string, dispute: DisputeRow, state: DisputeState) => {
  const words = wordsFor(dispute)[state]
  const action = { label: 'Open Earnings', url: `${origin}/dashboard/earnings` }
  return words && { ...words, action, reason: 'You get this because you sell on Fanfare.' }
}
