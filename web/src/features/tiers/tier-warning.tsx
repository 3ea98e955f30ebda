import type { ContentVisibility } from '@fanfare/contract'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import styles from './tier-warning.module.css'
import { useOwnTiers } from './use-tiers.ts'

type Props = {
  visibility: ContentVisibility
  /** It can also be bought. */
  isSold: boolean
}

/** For subscribers whom nobody can become: said before it is published, with the way out of it. */
export function TierWarning({ visibility, isSold }: Props) {
  const { data } = useOwnTiers()
  if (visibility === 'public' || !data) return null
  const isPremium = visibility === 'premium'
  const opens = data.tiers.some(
    ({ price, isPremium: premium }) => price.amount > 0 && (premium || !isPremium),
  )
  if (opens) return null
  const tier = isPremium ? 'premium tier' : 'paid tier'
  return (
    <div className={styles.warning} role="status">
      <CircleAlert size={20} />
      <div>
        <p className={styles.title}>Nobody can subscribe to this yet</p>
        <p>
          You don’t have a {tier}, so no subscription opens it
          {isSold ? '. People can still buy it' : ''}. Create one first, or choose Everyone.
        </p>
        <Button size="sm" href="/dashboard/subscriptions/tiers/new" target="_blank">
          Create a {tier}
        </Button>
      </div>
    </div>
  )
}
