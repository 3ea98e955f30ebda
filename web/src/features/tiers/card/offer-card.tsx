import type { ContentId, TierOffer } from '@fanfare/contract'
import { BadgeCheck, Gift } from 'lucide-react'
import { moneyText } from '../../../core/format/money.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button, type ButtonProps } from '../../../ui/form/button.tsx'
import typography from '../../../ui/text/typography.module.css'
import { opensLines } from '../tier-words.ts'
import { ChangeButton } from './change-button.tsx'
import styles from './tier-card.module.css'
import { TierCard } from './tier-card.tsx'
import { TierCover } from './tier-cover.tsx'

/** The tiers of a creator, what they unlock, and links to the checkout. */
export function OfferCard({ tier, isOwn }: { tier: TierOffer; isOwn: boolean }) {
  const { cover } = tier
  return (
    <TierCard tier={tier} cover={cover && <TierCover picture={cover} />} level={2}>
      <Opens tier={tier} />
      <div className={styles.actions}>
        <Way tier={tier} isOwn={isOwn} />
        {!isOwn && <Give tier={tier} />}
      </div>
    </TierCard>
  )
}

/** Told before anybody pays: what is included and what is sold separately. */
export function Opens({ tier: { opens, total } }: { tier: Pick<TierOffer, 'opens' | 'total'> }) {
  return (
    <div className={styles.opens}>
      <p className={styles.opensTitle}>Published in the last 90 days</p>
      <ul>
        {opensLines(opens, total.amount === 0).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** `from` is the locked post they go back to once they have subscribed. */
export const checkoutOf = (id: string, interval: 'month' | 'year', from?: ContentId) =>
  `/checkout?${new URLSearchParams({ type: 'subscription', id, interval, ...(from && { from }) })}`

const wayWords = ({ trialDays, total }: TierOffer) => {
  if (trialDays > 0) return 'Try free'
  return total.amount === 0 ? 'Subscribe free' : 'Subscribe'
}

type WayProps = {
  tier: TierOffer
  isOwn: boolean
  variant?: ButtonProps['variant']
  /** The locked post it stands beside. */
  from?: ContentId
}

/** To its checkout, or why there is no way there. */
export function Way({ tier, isOwn, variant = 'primary', from }: WayProps) {
  const { id, name, yearlyTotal, changes, isYours, abilities } = tier
  if (isOwn) return <ShownToFans tier={tier} variant={variant} />
  if (isYours) {
    return (
      <>
        <p className={styles.mine}>
          <BadgeCheck size={20} /> Your tier
        </p>
        <Button href="/subscriptions">Manage your subscription</Button>
      </>
    )
  }
  if (!abilities.subscribe) {
    return changes ? (
      <ChangeButton tierId={id} subscriptionId={changes} />
    ) : (
      <p className={typography.hint}>You can subscribe when a spot opens up.</p>
    )
  }
  const words = wayWords(tier)
  const byYear = yearlyTotal && `Subscribe yearly, ${moneyText(yearlyTotal)}`
  return (
    <>
      <Button
        variant={variant}
        wide
        href={checkoutOf(id, 'month', from)}
        aria-label={`${words}: ${name}`}
      >
        {words}
      </Button>
      {byYear && (
        <Button
          variant="outline"
          wide
          href={checkoutOf(id, 'year', from)}
          aria-label={`${byYear}: ${name}`}
        >
          {byYear}
        </Button>
      )}
    </>
  )
}

/** What fans press, for the creator who looks at their own tier: it leads nowhere and says so. */
function ShownToFans({
  tier,
  variant,
}: {
  tier: TierOffer
  variant: NonNullable<ButtonProps['variant']>
}) {
  const words = wayWords(tier)
  const tell = () => showToast('This is what fans see. You can’t subscribe to yourself.')
  return (
    <Button variant={variant} wide onClick={tell} aria-label={`${words}: ${tier.name}`}>
      {words}
    </Button>
  )
}

/** Also for whoever has it themselves. */
function Give({ tier: { id, name, terms, seatsLeft } }: { tier: TierOffer }) {
  if (terms.length === 0 || seatsLeft === 0) return null
  return (
    <Button
      variant="ghost"
      wide
      icon={<Gift size={16} />}
      href={`/checkout?type=gift-term&id=${id}`}
      aria-label={`Give as a gift: ${name}`}
    >
      Give as a gift
    </Button>
  )
}
