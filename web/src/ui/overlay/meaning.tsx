import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './meaning.module.css'

/** What is counted and what is not, one tap away from the number. */
export function Meaning({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className={styles.meaning}>
      <summary>
        What this means<VisuallyHidden>: {of}</VisuallyHidden>
      </summary>
      <p>{children}</p>
    </details>
  )
}
