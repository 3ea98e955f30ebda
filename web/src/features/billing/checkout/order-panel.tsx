import type { OrderLines } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { useMedia, wide } from '../../../core/device/use-media.ts'
import { moneyText } from '../../../core/format/money.ts'
import { Fold } from '../../../ui/layout/fold.tsx'
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
      <Fold title="Price breakdown" className={styles.details} open={hasRoom}>
        <Breakdown lines={lines} creator={creator} />
      </Fold>
    </Panel>
  )
}
