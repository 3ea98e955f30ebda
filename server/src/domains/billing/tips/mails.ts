import { type Money, money } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { wordsFor } from '../checkout/failures.ts'
import { shownMoney } from '../words.ts'
import type { TabRow, TipRow } from './reader.ts'

export const tabFailedMail = (origin: string, { failure }: TabRow, total: Money): MailContent => ({
  subject: 'We couldn’t charge your tips',
  paragraphs: [
    wordsFor(failure ?? 'declined').message,
    `You have ${shownMoney(total)} in pending tips. To pay them, take tips back or change your card, go to Settings > Billing.`,
    'We’ll try again in a week. Until then, you can’t send new tips in this currency.',
  ],
  action: { label: 'View billing', url: `${origin}/settings/billing` },
  reason: 'You’re getting this email because you sent tips on Fanfare.',
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
    paragraphs: [...lines, 'It’s in your earnings, minus the fees shown there.'],
    action: { label: 'View your dashboard', url: `${origin}/dashboard` },
    reason: 'You’re getting this email because you’re a creator on Fanfare.',
  }
}
