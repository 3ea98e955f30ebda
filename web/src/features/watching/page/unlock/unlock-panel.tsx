import type { ContentView, TierOffer, WayIn } from '@fanfare/contract'
import { Suspense, useId } from 'react'
import { LoadError } from '../../../../core/api/load-error.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { cx } from '../../../../ui/lib/cx.ts'
import typography from '../../../../ui/text/typography.module.css'
import { JoinTier, OtherTiers } from '../../../tiers/index.ts'
import { postNoun } from '../post-noun.ts'
import { BuyOnce } from './buy-once.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import styles from './unlock-panel.module.css'
import { panelTitle, waitWords } from './unlock-words.ts'
import { useWays } from './use-ways.ts'

type Kind = WayIn['kind']
const wayOf = <K extends Kind>(ways: readonly WayIn[], kind: K) =>
  ways.find((way): way is Extract<WayIn, { kind: K }> => way.kind === kind)

/** Every way to open a locked post, and the only place of its page that says what it costs. */
export function UnlockPanel({ content }: { content: ContentView }) {
  const { ways, offers, tiers = [] } = useWays(content)
  const titleId = useId()
  const buy = wayOf(ways, 'buy')
  const wait = wayOf(ways, 'wait')
  const joins = wayOf(ways, 'subscribe') !== undefined
  const [tier, ...others] = tiers
  return (
    <section
      className={styles.panel}
      aria-labelledby={titleId}
      aria-busy={joins && offers.isPending}
    >
      <h2 id={titleId} className={styles.title}>
        {panelTitle(content.type, ways)}
      </h2>
      {ways.length === 0 && (
        <p className={typography.secondary}>The creator isn’t offering it at the moment.</p>
      )}
      <div className={cx(styles.ways, buy && joins && styles.both)}>
        {buy && <BuyOnce way={buy} content={content} />}
        {buy && joins && <p className={styles.or}>or</p>}
        {joins && <Join content={content} tier={tier} offers={offers} isSecond={Boolean(buy)} />}
      </div>
      {wait && <p className={styles.wait}>{waitWords(wait.until, ways.length === 1)}</p>}
      {(buy || tier) && (
        <PriceBreakdown buy={buy} tier={tier} creator={content.creator.displayName} />
      )}
      <Suspense>
        {others.length > 0 && <OtherTiers tiers={others} contentId={content.id} />}
      </Suspense>
    </section>
  )
}

type JoinProps = {
  content: ContentView
  tier: TierOffer | undefined
  offers: ReturnType<typeof useWays>['offers']
  isSecond: boolean
}

/** The tiers load a moment after the post, and room for them is reserved. */
function Join({ content, tier, offers, isSecond }: JoinProps) {
  const { id, type, creator, abilities } = content
  const skeleton = <Skeleton shape="block" height={220} />
  if (!tier) {
    return offers.error ? (
      <LoadError level={3} title="We couldn’t load the tiers" read={offers} />
    ) : (
      skeleton
    )
  }
  return (
    <Suspense fallback={skeleton}>
      <JoinTier
        tier={tier}
        contentId={id}
        noun={postNoun(type)}
        username={creator.username}
        isOwn={abilities.viewAs}
        isSecond={isSecond}
      />
    </Suspense>
  )
}
