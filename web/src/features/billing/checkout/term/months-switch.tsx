import type { GiftMonths, TierOffer } from '@fanfare/contract'
import { moneyText } from '../../../../core/format/money.ts'
import { RadioCards } from '../../../../ui/form/radio-cards.tsx'
import { plural } from '../../../../ui/text/format.ts'

type Props = {
  tier: TierOffer
  months: GiftMonths
  onChoose: (months: GiftMonths) => void
}

const saved = ({ yearlySaves }: TierOffer, months: GiftMonths) =>
  months === 12 && yearlySaves ? ` (save ${moneyText(yearlySaves)})` : ''

export function MonthsSwitch({ tier, months, onChoose }: Props) {
  const choose = (asked: string) => {
    const term = tier.terms.find((one) => String(one.months) === asked)
    if (term) onChoose(term.months)
  }
  return (
    <RadioCards
      legend="Duration"
      name="months"
      options={tier.terms.map((term) => ({
        value: String(term.months),
        label: plural(term.months, 'month'),
        hint: `${moneyText(term.total)}${saved(tier, term.months)}`,
      }))}
      value={String(months)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
