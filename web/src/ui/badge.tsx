import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx.ts'

type Tone = 'quiet' | 'good' | 'warn' | 'bad' | 'live' | 'accent'

export function Badge({
  tone = 'quiet',
  icon,
  children,
}: {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
