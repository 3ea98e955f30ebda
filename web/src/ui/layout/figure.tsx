import type { ReactNode } from 'react'
import { Meaning } from '../overlay/meaning.tsx'
import typography from '../text/typography.module.css'
import styles from './figure.module.css'
import { Panel } from './panel.tsx'

/** Tiles side by side, over the whole width of the screen they stand on. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={styles.figures}>{children}</div>
}

type Props = {
  name: string
  value: ReactNode
  /** What is counted, and what is not. */
  means?: string
  /** A line below the number. */
  children?: ReactNode
}

export function Figure({ name, value, means, children }: Props) {
  return (
    <Panel>
      <p className={typography.secondary}>{name}</p>
      <div className={styles.value}>{value}</div>
      {children && <div className={typography.hint}>{children}</div>}
      {means && <Meaning of={name}>{means}</Meaning>}
    </Panel>
  )
}
