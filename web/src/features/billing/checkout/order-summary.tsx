import type { OrderItem, OrderView } from '@fanfare/contract'
import { ContentCover } from './content-cover.tsx'
import { OrderPanel } from './order-panel.tsx'
import styles from './order-summary.module.css'
import { TermSummary } from './term/term-summary.tsx'
import { TierSummary } from './tier/tier-summary.tsx'
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted | undefined; order: OrderView }

export function OrderSummary({ wanted, order }: Props) {
  const { item } = order
  if (item.type === 'gift-term') {
    const term = wanted?.type === 'gift-term' ? wanted : undefined
    return <TermSummary item={item} order={order} wanted={term} />
  }
  if (item.type !== 'subscription') return <ContentSummary item={item} order={order} />
  const tier = wanted?.type === 'subscription' ? wanted : undefined
  return <TierSummary item={item} order={order} wanted={tier} />
}

type Content = Exclude<OrderItem, { type: 'subscription' | 'gift-term' }>
type ContentProps = { item: Content; order: OrderView }

function ContentSummary({ item, order: { lines } }: ContentProps) {
  const creator = item.type === 'tips' ? null : item.creator
  return (
    <div className={styles.summary}>
      <div>
        <h1 className={styles.title}>{item.title}</h1>
        {item.type === 'gift' && <p className={styles.gift}>A gift for someone else</p>}
      </div>
      {item.type !== 'tips' && (
        <div className={styles.item}>
          {item.type !== 'attachments' && (
            <ContentCover id={item.id} sizes="128px" className={styles.cover} />
          )}
          <p className={styles.by}>
            {creator ? `By ${creator.displayName}` : 'By a deleted account'}
            <span className={styles.kind}>
              {item.type === 'gift' ? 'Theirs to keep' : 'Yours to keep'}
            </span>
          </p>
        </div>
      )}
      <OrderPanel lines={lines} creator={creator?.displayName}>
        <p className={styles.once}>One-time payment</p>
      </OrderPanel>
    </div>
  )
}
