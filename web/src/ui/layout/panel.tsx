import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './panel.module.css'

type Props = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  aside?: ReactNode
  level?: 2 | 3
  flush?: boolean
}

export function Panel({ title, aside, level = 2, flush, className, children, ...section }: Props) {
  const Heading = `h${level}` as const
  return (
    <section {...section} className={cx(styles.panel, flush && styles.flush, className)}>
      {title && (
        <header className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
