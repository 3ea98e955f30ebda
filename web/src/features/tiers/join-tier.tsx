import type { ContentId, TierOffer } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { PriceHead } from '../../ui/layout/price-head.tsx'
import { Way } from './card/way.tsx'
import styles from './join-tier.module.css'
import { OpenedPosts, OpenedSkeleton } from './opened-posts.tsx'
import { joinWords, seatWords } from './tier-words.ts'
import { useOpenings } from './use-openings.ts'

type Props = {
  tier: TierOffer
  /** The locked post, to which they come back once they have subscribed. */
  contentId: ContentId
  noun: string
  username: string
  isOwn: boolean
  /** Beside a price to buy for, which then is the first thing to do. */
  isSecond: boolean
}

const cells = 6

/** On a locked post: the tier that opens it, what it costs in all and what else it opens. */
export function JoinTier({ tier, contentId, noun, username, isOwn, isSecond }: Props) {
  const { data, isPending } = useOpenings(username, contentId)
  const opening = data?.openings.find(({ tierId }) => tierId === tier.id)
  const seats = seatWords(tier.seatsLeft)
  return (
    <div className={styles.join}>
      <PriceHead title={`Join ${tier.name}`} price={moneyText(tier.total)} each="/month" />
      <p className={styles.text}>
        {joinWords(noun, opening?.count ?? 0, tier.trialDays)}
        {seats && ` ${seats}.`}
      </p>
      {isPending && <OpenedSkeleton cells={cells} />}
      {opening && <OpenedPosts opening={opening} username={username} cells={cells} />}
      <div className={styles.way}>
        <Way
          tier={tier}
          isOwn={isOwn}
          variant={isSecond ? 'secondary' : 'primary'}
          from={contentId}
          isPriced
        />
      </div>
    </div>
  )
}
