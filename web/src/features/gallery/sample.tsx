import type { ReactNode } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './gallery.module.css'

export function Sample({
  title,
  stacked,
  children,
}: {
  title: string
  stacked?: boolean
  children: ReactNode
}) {
  return (
    <Panel title={title}>
      <div className={stacked ? styles.stack : styles.row}>{children}</div>
    </Panel>
  )
}
