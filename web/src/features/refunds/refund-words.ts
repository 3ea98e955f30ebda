import type { RefundReason, RefundView } from '@fanfare/contract'
import { dateText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'

export const reasonWords: Record<RefundReason, string> = {
  'changed-mind': 'Changed their mind',
  'not-as-described': 'Not as described',
  'does-not-work': 'Does not work',
  'bought-by-mistake': 'Bought by mistake',
  withdrawal: 'Withdrew from the contract',
  other: 'Another reason',
}

type Standing = { title: string; text: string; tone: 'good' | 'warn' | 'bad' | 'quiet' }

const who = (by: 'creator' | 'platform' | undefined) =>
  by === 'platform' ? 'Fanfare' : 'The creator'

/** Where it stands, and always whether money moved. */
export const standingOf = (refund: RefundView): Standing => {
  const sum = moneyText(refund.amount)
  switch (refund.state) {
    case 'requested':
      return {
        title: 'Refund requested',
        text: `The creator answers by ${dateText(refund.answerBy ?? refund.askedAt)}, then Fanfare does. No money has moved.`,
        tone: 'warn',
      }
    case 'with-platform':
      return {
        title: 'Fanfare decides',
        text: 'The creator did not answer in time. No money has moved yet.',
        tone: 'warn',
      }
    case 'refused':
      return {
        title: 'Refund refused',
        text: `${who(refund.answer?.by)} said no. No money moved, and the piece stays open.`,
        tone: 'bad',
      }
    case 'sending':
    case 'pending':
      return {
        title: 'Refund on its way',
        text: `${sum} go back to the card. Banks take up to ten days to show it.`,
        tone: 'warn',
      }
    case 'done':
      return { title: 'Refunded', text: `${sum} went back to the card.`, tone: 'good' }
    case 'failed':
      return {
        title: 'Refund failed',
        text: refund.failure?.message ?? 'The money came back to us.',
        tone: 'bad',
      }
    case 'overtaken':
      return {
        title: 'The bank decides',
        text: 'The payment was disputed at the bank, which settles it.',
        tone: 'quiet',
      }
  }
}
