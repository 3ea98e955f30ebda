import type { TierOffer } from '@fanfare/contract'
import { Check, Crown, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAppearance } from '../../../core/device/appearance.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { plural } from '../../../ui/text/format.ts'
import { seatWords, trialWords, yearWords } from '../tier-words.ts'
import styles from './tier-card.module.css'

export type CardFacts = Pick<
  TierOffer,
  | 'name'
  | 'description'
  | 'benefits'
  | 'color'
  | 'trialDays'
  | 'isPremium'
  | 'isPopular'
  | 'total'
  | 'yearlyTotal'
  | 'yearlySaves'
  | 'seatsLeft'
>
type Props = {
  tier: CardFacts
  /** The picture, when there is one. */
  cover: ReactNode
  level: 2 | 3
  /** What follows: what it opens, and how to have it. */
  children?: ReactNode
}

/** A tier as fans see it, on the profile and while its creator writes it. */
export function TierCard({ tier, cover, level, children }: Props) {
  const { theme } = useAppearance()
  const Heading = `h${level}` as const
  const colour = { 'data-swatch': true, 'data-theme': theme, 'data-accent': tier.color }
  return (
    <article className={styles.card} data-popular={tier.isPopular || undefined}>
      <div className={styles.band} data-cover={cover ? true : undefined} {...colour}>
        {cover}
      </div>
      <div className={styles.body}>
        <header className={layout.row8}>
          <Heading className={styles.name}>{tier.name}</Heading>
          {tier.isPopular && (
            <Badge tone="accent" icon={<Sparkles />}>
              Popular
            </Badge>
          )}
          {tier.isPremium && <Badge icon={<Crown />}>Premium</Badge>}
        </header>
        <Price tier={tier} />
        {tier.description && <p className={styles.text}>{tier.description}</p>}
        {tier.benefits.length > 0 && (
          <div>
            <p className={styles.label}>{plural(tier.benefits.length, 'benefit')}</p>
            <ul className={styles.benefits} aria-label="Benefits">
              {tier.benefits.map((benefit) => (
                <li key={benefit}>
                  <span className={styles.tick} {...colour}>
                    <Check size={16} aria-hidden="true" />
                  </span>
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </div>
    </article>
  )
}

function Price({ tier }: { tier: CardFacts }) {
  const { total, trialDays, seatsLeft } = tier
  const year = yearWords(tier)
  const facts = [year && `or ${year}`, trialWords(trialDays), seatWords(seatsLeft)]
  return (
    <div>
      <p className={styles.price}>
        {total.amount === 0 ? 'Free' : moneyText(total)}
        {total.amount > 0 && <span className={styles.each}> a month</span>}
      </p>
      {facts.map(
        (fact) =>
          fact && (
            <p key={fact} className={styles.fact}>
              {fact}
            </p>
          ),
      )}
    </div>
  )
}
