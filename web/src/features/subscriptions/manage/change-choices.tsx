import type { BillingInterval, SubscriptionView, TierOffer } from '@fanfare/contract'
import { priceWords } from '../../../core/format/price-words.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import typography from '../../../ui/text/typography.module.css'

export interface Choice {
  readonly tier: TierOffer
  readonly interval: BillingInterval
}

const keyOf = ({ tier, interval }: Choice) => `${tier.id} ${interval}`
const totalOf = ({ tier, interval }: Choice) =>
  interval === 'year' ? (tier.yearlyTotal ?? tier.total) : tier.total

/** Every tier by the month and by the year, without the one they have. */
export const choicesOf = (tiers: readonly TierOffer[], had: SubscriptionView): Choice[] =>
  tiers
    .flatMap((tier): Choice[] => [
      { tier, interval: 'month' },
      ...(tier.yearlyTotal ? [{ tier, interval: 'year' as const }] : []),
    ])
    .filter(({ tier, interval }) => tier.id !== had.tier.id || interval !== had.interval)

type Props = {
  choices: readonly Choice[]
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
}

export function TierChoices({ choices, chosen, onChoose }: Props) {
  if (choices.length === 0) {
    return <p className={typography.hint}>This creator doesn’t have another tier to change to.</p>
  }
  return (
    <RadioCards
      legend="Change to"
      name="change-to"
      options={choices.map((choice) => ({
        value: keyOf(choice),
        label: choice.tier.name,
        hint: priceWords(totalOf(choice), choice.interval),
      }))}
      value={chosen ? keyOf(chosen) : ''}
      onChange={({ currentTarget }) => {
        const next = choices.find((choice) => keyOf(choice) === currentTarget.value)
        if (next) onChoose(next)
      }}
    />
  )
}
