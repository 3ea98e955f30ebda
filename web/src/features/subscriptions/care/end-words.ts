import type { EndOffer } from '@fanfare/contract'
import { moneyText } from '../../../app/money.ts'
import { plural } from '../../../ui/format.ts'

const whyNothing: Record<NonNullable<EndOffer['reason']>, string> = {
  'something-opened':
    'You have opened something it includes in this period, so nothing comes back.',
  'nothing-paid': 'You paid nothing for this period, so nothing comes back.',
  'nothing-left': 'The period is all but over, so nothing comes back.',
  'not-possible': 'The payment can no longer be given back.',
}

/** What ending at once gives back, before anybody says yes to it. */
export const endOfferWords = ({ returns, unusedDays, reason }: EndOffer) =>
  returns
    ? `${moneyText(returns)} comes back to your card, for ${plural(unusedDays, 'unused day')}.`
    : whyNothing[reason ?? 'nothing-left']
