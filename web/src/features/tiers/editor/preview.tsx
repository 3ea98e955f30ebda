import type { TierView } from '@fanfare/contract'
import { minimumPrice, money, splitPrice, subtractMoney } from '@fanfare/contract/money'
import type { UseFormReturn } from 'react-hook-form'
import field from '../../../ui/form/field.module.css'
import { type CardFacts, TierCard } from '../card/tier-card.tsx'
import { TierCover } from '../card/tier-cover.tsx'
import styles from './editor.module.css'
import { pricesOf } from './price-form.ts'
import { type TierForm, termsOf } from './tier-form.ts'
import type { Cover } from './use-cover.ts'

type Props = { form: UseFormReturn<TierForm>; cover: Cover; tier: TierView | null }

/** The fan's card as it would be now. A sum that is not understood yet is the least there can be. */
const factsOf = (typed: TierForm, taken: number): CardFacts => {
  const prices = pricesOf(typed)
  const { total } = splitPrice(prices?.price ?? money(minimumPrice, typed.currency))
  const yearlyTotal = prices?.yearlyPrice ? splitPrice(prices.yearlyPrice).total : null
  const saved = yearlyTotal && subtractMoney(money(12 * total.amount, total.currency), yearlyTotal)
  const { seatLimit, ...terms } = termsOf(typed)
  return {
    ...terms,
    name: terms.name.trim() || 'Your tier',
    total,
    yearlyTotal,
    yearlySaves: saved && saved.amount > 0 ? saved : null,
    seatsLeft:
      seatLimit === null || Number.isNaN(seatLimit) ? null : Math.max(0, seatLimit - taken),
  }
}

export function Preview({ form, cover, tier }: Props) {
  const kept = cover.step.at === 'removed' ? null : tier?.cover
  const picture = cover.preview ? (
    <img src={cover.preview} alt="" />
  ) : (
    kept && <TierCover picture={kept} />
  )
  return (
    <aside className={styles.preview} aria-label="What fans will see">
      <p className={field.label}>What fans will see</p>
      <TierCard tier={factsOf(form.watch(), tier?.seatsTaken ?? 0)} cover={picture} level={3} />
    </aside>
  )
}
