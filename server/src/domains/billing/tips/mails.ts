import { type Money, money, tipLapseDays } from '@fanfare/contract'
import type { MailContent } from '../../../platform/mail/compose.ts'
import { wordsFor } from '../orders/failures.ts'
import { shownMoney } from '../shared/words.ts'
import type { TabRow, TipRow } from './reader.ts'

export const tabFailedMail = (origin: string, { failure }: TabRow, total: Money): MailContent => ({
  category: 'receipt',
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
    category: 'paymentUpdates',
    subject: `${from} tipped you`,
    paragraphs: [...lines, 'It’s in your earnings, minus the fees shown there.'],
    action: { label: 'View your dashboard', url: `${origin}/dashboard` },
    reason: 'You’re getting this email because you’re a creator on Fanfare.',
  }
}

export const tipsLapsedMail = (origin: string, sum: Money): MailContent => ({
  category: 'receipt',
  subject: 'Your pending tips expired',
  paragraphs: [
    `You had ${shownMoney(sum)} in pending tips for ${tipLapseDays} days. That’s too little to charge on its own, and no subscription of yours renewed in time to charge it with.`,
    'You weren’t charged, and the tips were canceled. We told the creators.',
  ],
  action: { label: 'View billing', url: `${origin}/settings/billing` },
  reason: 'You’re getting this email because you sent tips on Fanfare.',
})

export const tipLapsedMail = (origin: string, from: string, sum: Money): MailContent => ({
  category: 'paymentUpdates',
  subject: `A tip from ${from} expired`,
  paragraphs: [
    `${from} sent you ${shownMoney(sum)}, but it was too little to charge on its own for ${tipLapseDays} days.`,
    'It wasn’t charged, so it isn’t in your earnings.',
  ],
  action: { label: 'View your dashboard', url: `${origin}/dashboard` },
  reason: 'You’re getting this email because you’re a creator on Fanfare.',
})
