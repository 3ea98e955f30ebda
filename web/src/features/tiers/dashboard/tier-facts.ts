import type { TierView } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'
import { dateText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import { trialWords } from '../tier-words.ts'

const seatsOf = ({ seatLimit, seatsTaken }: TierView) =>
  seatLimit === null ? null : `${seatsTaken.toLocaleString()} of ${plural(seatLimit, 'spot')} taken`

/** The rest of it in one line. */
export const factsOf = (tier: TierView) => {
  const { yearlyPrice, trialDays, benefits, isLibrary, hasSubscribers } = tier
  const { coverProcessing, waitingChange } = tier
  return [
    yearlyPrice && `${moneyText(splitPrice(yearlyPrice).total)} a year`,
    trialWords(trialDays),
    benefits.length > 0 && plural(benefits.length, 'benefit'),
    seatsOf(tier),
    isLibrary && 'sold as a library',
    hasSubscribers ? 'has had subscribers' : 'no subscribers yet',
    coverProcessing && 'processing cover',
    waitingChange && `subscribers emailed on ${dateText(waitingChange.mailedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
