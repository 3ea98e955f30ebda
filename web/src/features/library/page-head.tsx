import type { ReactNode } from 'react'
import styles from './library.module.css'

/** What the chosen part is called, and what can be done with all of it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
