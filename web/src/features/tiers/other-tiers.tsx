import type { ContentId, TierOffer } from '@fanfare/contract'
import { Fold } from '../../ui/layout/fold.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { plural } from '../../ui/text/format.ts'
import { checkoutOf } from './card/way.tsx'
import styles from './join-tier.module.css'
import { monthWords, seatWords } from './tier-words.ts'

type Props = { tiers: readonly TierOffer[]; contentId: ContentId }

/** They open the post too, and are folded away. */
export function OtherTiers({ tiers, contentId }: Props) {
  return (
    <Fold title={plural(tiers.length, 'more way')} className={styles.others}>
      <ul>
        {tiers.map((tier) => (
          <li key={tier.id}>
            <OtherTier tier={tier} from={contentId} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function OtherTier({ tier, from }: { tier: TierOffer; from: ContentId }) {
  const { id, name, total, seatsLeft, abilities } = tier
  const words = [`Join ${name}`, monthWords(total), seatWords(seatsLeft)].filter(Boolean).join(', ')
  return abilities.subscribe ? <Link href={checkoutOf(id, from)}>{words}</Link> : words
}
