import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../subscribers.module.css'

type Props = {
  name: string
  value: ReactNode
  /** What is counted, and what is not. */
  means: string
  children?: ReactNode
}

/** A number whose definition is one tap away. */
export function Figure({ name, value, means, children }: Props) {
  return (
    <Panel>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>{value}</p>
      {children && <p className={styles.hint}>{children}</p>}
      <details className={styles.more}>
        <summary>
          What this means<VisuallyHidden>: {name}</VisuallyHidden>
        </summary>
        <p>{means}</p>
      </details>
    </Panel>
  )
}
