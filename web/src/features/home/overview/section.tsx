import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from '../../../ui/layout/link.tsx'
import styles from './overview.module.css'

type Props = {
  title: string
  more: { href: string; label: string }
  /** Beside the heading. */
  tools?: ReactNode
  /** Gets the focus when what had it is gone. */
  ref?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The beginning of a list, with the way to all of it. */
export function Section({ title, more, tools, ref, children }: Props) {
  const id = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools}
        <Link href={more.href} className={styles.more} aria-describedby={id}>
          {more.label}
        </Link>
      </div>
      {children}
    </section>
  )
}
