import type { ReactNode } from 'react'
import typography from '../text/typography.module.css'
import styles from './state.module.css'

type Props = {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
}

export function EmptyState({ icon, title, children, action, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state}>
      <div className={styles.icon}>{icon}</div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={typography.secondary}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
