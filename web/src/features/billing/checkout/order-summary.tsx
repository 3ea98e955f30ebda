import type { OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { readOf } from '../../../app/api.ts'
import { coverProps } from '../../../app/covers.ts'
import { moneyText } from '../../../app/money.ts'
import { useMedia, wide } from '../../../app/use-media.ts'
import { CoverPattern } from '../../../ui/cover-pattern.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './order-summary.module.css'
import type { Wanted } from './wanted.ts'

type Props = { wanted: Wanted; order: OrderView }

export function OrderSummary({ wanted, order }: Props) {
  const hasRoom = useMedia(wide)
  const { item, lines } = order
  const creator = item.type === 'tips' ? null : item.creator
  return (
    <div className={styles.summary}>
      <div>
        <h1 className={styles.title}>{item.title}</h1>
        {wanted.type === 'gift' && <p className={styles.gift}>A gift for somebody else</p>}
      </div>
      <div className={styles.item}>
        <Cover wanted={wanted} />
        <p className={styles.by}>
          {creator ? `By ${creator.displayName}` : 'By someone who has left'}
          <span className={styles.kind}>
            {wanted.type === 'gift' ? 'Theirs for good' : 'Yours for good'}
          </span>
        </p>
      </div>
      <Panel title="Order">
        <p className={styles.total}>{moneyText(lines.total)}</p>
        <p className={styles.once}>Paid once. Nothing renews.</p>
        <details className={styles.details} open={hasRoom}>
          <summary className={styles.more}>
            What it is made of
            <ChevronDown size={16} />
          </summary>
          <Breakdown lines={lines} creator={creator?.displayName ?? 'its creator'} />
        </details>
      </Panel>
    </div>
  )
}

/** What one can see without having it: the order stands without. */
function Cover({ wanted: { id } }: { wanted: Wanted }) {
  const { data } = useQuery(readOf('readContent', { params: { id }, query: {} }))
  const cover = data?.content.cover
  if (!cover) return <CoverPattern seed={id} className={styles.cover} />
  return <img {...coverProps(cover, '128px')} className={styles.cover} alt="" />
}
