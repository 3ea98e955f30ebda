import type { BillingInterval, Money, TierOffer } from '@fanfare/contract'
import { moneyText } from '../../../../core/format/money.ts'
import { priceWords } from '../../../../core/format/price-words.ts'
import { RadioCards } from '../../../../ui/form/radio-cards.tsx'

type Props = {
  tier: TierOffer
  yearly: Money
  interval: BillingInterval
  onChoose: (interval: BillingInterval) => void
}

export function IntervalSwitch({ tier, yearly, interval, onChoose }: Props) {
  const saves = tier.yearlySaves ? ` (save ${moneyText(tier.yearlySaves)})` : ''
  return (
    <RadioCards
      legend="Billed"
      name="interval"
      options={[
        { value: 'month', label: 'Monthly', hint: priceWords(tier.total, 'month') },
        { value: 'year', label: 'Yearly', hint: `${priceWords(yearly, 'year')}${saves}` },
      ]}
      value={interval}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === 'year' ? 'year' : 'month')}
    />
  )
}
