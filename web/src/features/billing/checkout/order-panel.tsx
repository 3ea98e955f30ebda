import type { OrderLines } from '@fanfare/contract'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMedia, wide } from '../../../core/device/use-media.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './order-summary.module.css'

type Props = {
  lines: OrderLines
  creator: string | undefined
  /** What the sum is for, in lines below it. */
  children: ReactNode
}

export function OrderPanel({ lines, creator = 'the creator', children }: Props) {
  const hasRoom = useMedia(wide)
  return (
    <Panel title="Order">
      <p className={styles.total}>{moneyText(lines.total)}</p>
      {children}
      <details className={styles.details} open={hasRoom}>
        <summary className={styles.more}>
          Price breakdown
          <ChevronDown size={16} />
        </summary>
        <Breakdown lines={lines} creator={creator} />
      </details>
    </Panel>
  )
}
