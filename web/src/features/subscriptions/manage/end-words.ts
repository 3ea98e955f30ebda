import type { EndOffer } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { plural } from '../../../ui/text/format.ts'

const whyNothing: Record<NonNullable<EndOffer['reason']>, string> = {
  'something-opened':
    'You’ve opened a post it includes in this billing period, so there’s nothing to refund.',
  'nothing-paid': 'You didn’t pay for this billing period, so there’s nothing to refund.',
  'nothing-left': 'This billing period is almost over, so there’s nothing to refund.',
  'not-possible': 'This payment can no longer be refunded.',
}

/** What ending now would refund, shown before it is confirmed. */
export const endOfferWords = ({ returns, unusedDays, reason }: EndOffer) =>
  returns
    ? `${moneyText(returns)} goes back to your card for ${plural(unusedDays, 'unused day')}.`
    : whyNothing[reason ?? 'nothing-left']
