import type { ContentId, TierOffer } from '@fanfare/contract'
import { ChevronDown, Crown } from 'lucide-react'
import { moneyText } from '../../core/format/money.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { plural } from '../../ui/text/format.ts'
import typography from '../../ui/text/typography.module.css'
import { checkoutOf, Opens, Way } from './card/offer-card.tsx'
import styles from './opening-tiers.module.css'
import { monthWords, seatWords, trialWords } from './tier-words.ts'

type Props = {
  /** The locked post. */
  contentId: ContentId
  tier: TierOffer
  /** They open it too, and are folded away. */
  others: readonly TierOffer[]
  username: string
  isOwn: boolean
  /** Beside a price to buy for, which then is the first thing to do. */
  isSecond: boolean
}

/** On a locked post: the tier that opens it, what it costs in all and what else it opens. */
export function OpeningTiers(props: Props) {
  const { contentId, tier, others, username, isOwn, isSecond } = props
  const facts = [trialWords(tier.trialDays), seatWords(tier.seatsLeft)]
  return (
    <Panel
      className={styles.panel}
      title={`Included in ${tier.name}`}
      aside={<Crown size={20} className={typography.tertiary} />}
    >
      <p className={styles.price}>
        {moneyText(tier.total)} <span className={styles.each}>a month, until you cancel</span>
      </p>
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
      <Opens tier={tier} />
      <div className={styles.ways}>
        <Way
          tier={tier}
          isOwn={isOwn}
          variant={isSecond ? 'secondary' : 'primary'}
          from={contentId}
        />
      </div>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {plural(others.length, 'other tier')} {others.length === 1 ? 'includes' : 'include'}{' '}
            this
            <ChevronDown size={16} />
          </summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <OtherTier tier={other} from={contentId} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Link href={`/profile/${username}?tab=subscribe`} className={styles.all}>
        See all tiers
      </Link>
    </Panel>
  )
}

function OtherTier({ tier, from }: { tier: TierOffer; from: ContentId }) {
  const { id, name, total, seatsLeft, abilities } = tier
  const words = [name, monthWords(total), seatWords(seatsLeft)].filter(Boolean).join(', ')
  return abilities.subscribe ? <Link href={checkoutOf(id, 'month', from)}>{words}</Link> : words
}
