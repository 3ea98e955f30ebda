import { type Money, money } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { wordsFor } from '../checkout/failures.ts'
import { shownMoney } from '../words.ts'
import type { TabRow, TipRow } from './reader.ts'

export const tabFailedMail = (origin: string, { failure }: TabRow, total: Money): MailContent => ({
  subject: 'Your tips could not be charged',
  heading: 'Your tips could not be charged',
  paragraphs: [
    wordsFor(failure ?? 'declined').message,
    `Your tips of ${shownMoney(total)} wait on your tab. Settle it, take tips back, or change your card: all of it is in Settings, Billing.`,
    'We try again in a week. Until then you cannot give new tips in this currency.',
  ],
  action: { label: 'Open billing', url: `${origin}/settings/billing` },
  reason: 'You get this because you gave tips at Fanfare.',
})

/** What one fan has given one creator with one charge. */
export const tipsReceivedMail = (
  origin: string,
  from: string,
  tips: readonly TipRow[],
): MailContent => {
  const lines = tips.map(({ amount, currency, message }) => {
    const sum = shownMoney(money(amount, currency))
    return message ? `${sum}: “${message}”` : sum
  })
  return {
    subject: `${from} tipped you`,
    heading: `${from} tipped you`,
    paragraphs: [...lines, 'It is in your earnings, less the fees that are shown there.'],
    action: { label: 'Open your dashboard', url: `${origin}/dashboard` },
    reason: 'You get this because you are a creator at Fanfare.',
  }
}
