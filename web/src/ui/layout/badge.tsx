import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './badge.module.css'

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
