import { type ReactNode, useId } from 'react'
import { type More, MoreLink } from '../../../ui/layout/more-link.tsx'
import styles from '../library.module.css'

type Props = {
  title: string
  more: More
  children: ReactNode
}

/** The newest of one part of the library, and the way to all of it. */
export function Shelf({ title, more, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <MoreLink {...more} aria-label={`${more.label}: ${title}`} />
      </div>
      {children}
    </section>
  )
}
