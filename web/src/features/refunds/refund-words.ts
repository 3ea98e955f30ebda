import type { RefundCause, RefundView } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { dateText } from '../../ui/text/dates.ts'

export const reasonWords: Record<RefundCause, string> = {
  'changed-mind': 'Changed their mind',
  'not-as-described': 'Not as described',
  'does-not-work': 'Doesn’t work',
  'bought-by-mistake': 'Bought by mistake',
  withdrawal: 'Withdrew from contract',
  other: 'Other reason',
  'taken-down': 'Taken down by Fanfare',
}

type RefundState = { title: string; text: string; tone: 'good' | 'warn' | 'bad' | 'quiet' }

const who = (by: 'creator' | 'platform' | undefined) =>
  by === 'platform' ? 'Fanfare' : 'The creator'

/** The state of the refund, and always whether money moved. */
export const refundStateOf = (refund: RefundView): RefundState => {
  const sum = moneyText(refund.amount)
  switch (refund.state) {
    case 'requested':
      return {
        title: 'Refund requested',
        text: `The creator has until ${dateText(refund.answerBy ?? refund.askedAt)} to respond. After that, Fanfare decides. Nothing has been refunded yet.`,
        tone: 'warn',
      }
    case 'with-platform':
      return {
        title: 'Under review by Fanfare',
        text: 'The creator didn’t respond in time, so Fanfare will decide. Nothing has been refunded yet.',
        tone: 'warn',
      }
    case 'refused':
      return {
        title: 'Refund declined',
        text: `${who(refund.answer?.by)} declined this refund. Nothing was refunded, and access stays the same.`,
        tone: 'bad',
      }
    case 'sending':
    case 'pending':
      return {
        title: 'Refund in progress',
        text: `${sum} goes back to the card. It can take up to 10 days to show up.`,
        tone: 'warn',
      }
    case 'done':
      return { title: 'Refunded', text: `${sum} went back to the card.`, tone: 'good' }
    case 'failed':
      return {
        title: 'Refund failed',
        text: refund.failure?.message ?? 'The money was sent back to us.',
        tone: 'bad',
      }
    case 'overtaken':
      return {
        title: 'In dispute',
        text: 'This payment was disputed with the bank, so the bank decides.',
        tone: 'quiet',
      }
  }
}
