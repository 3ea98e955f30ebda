import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './fold.module.css'

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

/** What few need, behind a line that says what it is. */
export function Fold({ title, className, children, ...rest }: Props) {
  return (
    <details {...rest} className={cx(styles.fold, className)}>
      <summary className={styles.title}>
        <span>{title}</span>
        <ChevronDown size={16} />
      </summary>
      {children}
    </details>
  )
}
