import { type ReactNode, useId } from 'react'
import { Link } from '../../../ui/layout/link.tsx'
import styles from '../library.module.css'

type Props = {
  title: string
  more: { href: string; label: string }
  children: ReactNode
}

/** The newest of one part of the library, and the way to all of it. */
export function Shelf({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Link href={more.href} className={styles.more} aria-label={`${more.label}: ${title}`}>
          {more.label}
        </Link>
      </div>
      {children}
    </section>
  )
}
