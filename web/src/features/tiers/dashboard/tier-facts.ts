import type { TierView } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../app/money.ts'
import { plural } from '../../../ui/format.ts'

const seatsOf = ({ seatLimit, seatsTaken }: TierView) =>
  seatLimit === null ? null : `${seatsTaken.toLocaleString()} of ${plural(seatLimit, 'seat')} taken`

/** The rest of it in one line. */
export const factsOf = (tier: TierView) => {
  const { yearlyPrice, trialDays, benefits, isLibrary, hasSubscribers, coverProcessing } = tier
  return [
    yearlyPrice && `${moneyText(splitPrice(yearlyPrice).total)} a year`,
    trialDays > 0 && `${plural(trialDays, 'day')} free first`,
    benefits.length > 0 && plural(benefits.length, 'benefit'),
    seatsOf(tier),
    isLibrary && 'sold as a library',
    hasSubscribers ? 'has or had subscribers' : 'nobody has subscribed yet',
    coverProcessing && 'its cover is being made',
  ]
    .filter(Boolean)
    .join(' · ')
}
