import type { ContentView, WayIn } from '@fanfare/contract'
import { splitPrice } from '@fanfare/contract/money'
import { CalendarClock, Crown, Ticket } from 'lucide-react'
import { moneyText } from '../../../app/money.ts'
import { useSearchParam } from '../../../app/use-search-param.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './ways-in.module.css'

type Props = { content: ContentView }

/** Every way to open a locked piece, with what it costs in all. */
export function WaysIn({ content }: Props) {
  const { ways } = content.access
  if (ways.length === 0) return <NotForSale />
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <Way key={way.kind === 'subscribe' ? way.level : way.kind} way={way} content={content} />
      ))}
    </div>
  )
}

function Way({ way, content }: Props & { way: WayIn }) {
  if (way.kind === 'buy') return <Buy way={way} content={content} />
  if (way.kind === 'wait') return <Wait way={way} />
  return <Subscribe way={way} content={content} />
}

type Of<Kind> = { way: Extract<WayIn, { kind: Kind }> }

function Buy({ way: { price, total }, content }: Of<'buy'> & Props) {
  const { creator, platform, processing } = splitPrice(price)
  // A creator's link may bring a code, which counts where the price is asked.
  const code = useSearchParam('code')
  const wanted = new URLSearchParams({ type: 'content', id: content.id, ...(code && { code }) })
  return (
    <Panel title="Buy this piece" aside={<Ticket size={20} />}>
      <p className={styles.price}>
        {moneyText(total)} <span className={styles.aside}>yours for good</span>
      </p>
      <Button variant="primary" size="lg" wide className={styles.buy} href={`/checkout?${wanted}`}>
        Buy for {moneyText(total)}
      </Button>
      <p className={styles.split}>
        Of this {moneyText(creator)} goes to {content.creator.displayName}, {moneyText(platform)} to
        Fanfare, {moneyText(processing)} is card processing.
      </p>
    </Panel>
  )
}

function Subscribe({ way: { level }, content }: Of<'subscribe'> & Props) {
  const name = content.creator.displayName
  return (
    <Panel
      title={level === 'premium' ? 'Premium tier' : 'Any paid tier'}
      aside={<Crown size={20} />}
    >
      <p className={styles.text}>
        {level === 'premium'
          ? `Included in every tier of ${name} that is marked premium.`
          : `Included in every paid tier of ${name}, trials and gifts too.`}
      </p>
      <Button wide href={`/profile/${content.creator.username}?tab=subscribe`}>
        See the tiers
      </Button>
    </Panel>
  )
}

function Wait({ way: { until } }: Of<'wait'>) {
  const day = new Date(until).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })
  return (
    <Panel title="Or wait" aside={<CalendarClock size={20} />}>
      <p className={styles.text}>
        It opens for everyone it is meant for on <time dateTime={until}>{day}</time>.
      </p>
    </Panel>
  )
}

function NotForSale() {
  return (
    <Panel title="Not open right now">
      <p className={styles.text}>Its creator offers no way in at the moment.</p>
    </Panel>
  )
}
