import { CloudAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { cx } from '../lib/cx.ts'
import typography from '../text/typography.module.css'
import styles from './state.module.css'

type Props = {
  title: string
  children?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  more?: ReactNode
  level?: 1 | 2 | 3
}

export function ErrorState({ title, children, onRetry, retrying = false, more, level = 2 }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.state} role="alert">
      <div className={cx(styles.icon, styles.bad)}>
        <CloudAlert size={24} />
      </div>
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={typography.secondary}>{children}</p>}
      <div className={styles.action}>
        {onRetry && (
          <Button icon={<RotateCw size={16} />} loading={retrying} onClick={onRetry}>
            Try again
          </Button>
        )}
        {more}
      </div>
    </div>
  )
}
