import type { ContentView, WayIn } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { CalendarClock, Ticket } from 'lucide-react'
import { Suspense } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { moneyText } from '../../../core/format/money.ts'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import typography from '../../../ui/text/typography.module.css'
import { OpeningTiers } from '../../tiers/index.ts'
import { postNoun } from './post-noun.ts'
import { useWays } from './use-ways.ts'
import styles from './ways-in.module.css'

type Props = { content: ContentView }
type Of<Kind> = { way: Extract<WayIn, { kind: Kind }> }
type Known = ReturnType<typeof useWays>

/** Every way to open a locked post, with what it costs in all. */
export function WaysIn({ content }: Props) {
  const known = useWays(content)
  const { ways } = known
  if (ways.length === 0) return <NotForSale />
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Way key={way.kind} way={way} known={known} content={content} />
      ))}
    </div>
  )
}

function Way({ way, known, content }: Props & { way: WayIn; known: Known }) {
  if (way.kind === 'buy') return <Buy way={way} content={content} />
  if (way.kind === 'wait') return <Wait way={way} isOnly={known.ways.length === 1} />
  return (
    <div className={styles.tier} aria-busy={known.offers.isPending}>
      <Subscribe known={known} content={content} />
    </div>
  )
}

function Buy({ way: { price, total }, content }: Of<'buy'> & Props) {
  const { creator, platform, processing } = splitPrice(price)
  // A creator's link may include a code, which the checkout applies.
  const code = useSearchParam('code')
  const wanted = new URLSearchParams({ type: 'content', id: content.id, ...(code && { code }) })
  return (
    <Panel title={`Buy this ${postNoun(content.type)}`} aside={<Ticket size={20} />}>
      <p className={styles.price}>
        {moneyText(total)} <span className={styles.aside}>yours to keep</span>
      </p>
      <Button variant="primary" size="lg" wide className={styles.buy} href={`/checkout?${wanted}`}>
        Buy for {moneyText(total)}
      </Button>
      <p className={styles.split}>
        {moneyText(creator)} goes to {content.creator.displayName}, {moneyText(platform)} to Fanfare
        and {moneyText(processing)} to card processing.
      </p>
    </Panel>
  )
}

/** The tiers load a moment after the post, and room for them is reserved. */
function Subscribe({ known: { ways, offers, tiers = [] }, content }: Props & { known: Known }) {
  const { abilities, creator } = content
  const [tier, ...others] = tiers
  const skeletons = <Skeleton shape="block" height={360} />
  if (tier) {
    return (
      <Suspense fallback={skeletons}>
        <OpeningTiers
          contentId={content.id}
          tier={tier}
          others={others}
          username={creator.username}
          isOwn={abilities.viewAs}
          isSecond={ways.some(({ kind }) => kind === 'buy')}
        />
      </Suspense>
    )
  }
  if (!offers.error) return skeletons
  return (
    <Panel>
      <LoadError title="We couldn’t load the tiers" read={offers} />
    </Panel>
  )
}

function Wait({ way: { until }, isOnly }: Of<'wait'> & { isOnly: boolean }) {
  const day = new Date(until).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
  return (
    <Panel
      title={isOnly ? `Available on ${day}` : `Or wait until ${day}`}
      aside={<CalendarClock size={20} />}
    >
      <p className={typography.secondary}>
        Early access ends on <time dateTime={until}>{day}</time>.
      </p>
    </Panel>
  )
}

function NotForSale() {
  return (
    <Panel title="Not available right now">
      <p className={typography.secondary}>The creator isn’t offering it at the moment.</p>
    </Panel>
  )
}
