import type { ContentId, TierOffer } from '@fanfare/contract'
import { BadgeCheck } from 'lucide-react'
import { withSearch } from '../../../core/navigation/paths.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button, type ButtonProps } from '../../../ui/form/button.tsx'
import typography from '../../../ui/text/typography.module.css'
import { subscribeWords } from '../tier-words.ts'
import { ChangeButton } from './change-button.tsx'
import styles from './tier-card.module.css'

/** `from` is the locked post they go back to once they have subscribed. */
export const checkoutOf = (id: string, from?: ContentId) =>
  withSearch('/checkout', { type: 'subscription', id, interval: 'month', from })

type Props = {
  tier: TierOffer
  isOwn: boolean
  variant?: ButtonProps['variant']
  /** The locked post it stands beside. */
  from?: ContentId
  /** The button says what a month costs. */
  isPriced?: boolean
}

/** To its checkout, or why there is no way there. A year is chosen at the checkout. */
export function Way({ tier, isOwn, variant = 'primary', from, isPriced = false }: Props) {
  const { id, name, changes, isYours, abilities } = tier
  const words = subscribeWords(tier, isPriced)
  // What fans press: for the creator it leads nowhere and says so.
  const tell = () => showToast('This is what fans see. You can’t subscribe to yourself.')
  if (isOwn) {
    return (
      <Button variant={variant} wide onClick={tell} aria-label={`${words}: ${name}`}>
        {words}
      </Button>
    )
  }
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
  if (abilities.subscribe) {
    const href = checkoutOf(id, from)
    return (
      <Button variant={variant} wide href={href} aria-label={`${words}: ${name}`}>
        {words}
      </Button>
    )
  }
  if (changes) return <ChangeButton tierId={id} subscriptionId={changes} />
  return <p className={typography.hint}>You can subscribe when a spot opens up.</p>
}
