import { type ReactNode, type RefObject, useId } from 'react'
import { type More, MoreLink } from '../../../ui/layout/more-link.tsx'
import styles from './overview.module.css'

type Props = {
  title: string
  more: More
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
        <MoreLink {...more} aria-describedby={id} />
      </div>
      {children}
    </section>
  )
}
