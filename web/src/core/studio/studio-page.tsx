import type { ReactNode } from 'react'
import { useTitle } from '../navigation/use-title.ts'
import styles from './studio-page.module.css'

type Props = {
  title: string
  /** One line below the title. */
  hint?: ReactNode
  /** What the page can begin; at most one of it is primary. */
  actions?: ReactNode
  children: ReactNode
}

/** What every page of the studio has: its title, on the tab too, and what it can begin. */
export function StudioPage({ title, hint, actions, children }: Props) {
  useTitle(title, 'Studio')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
