import { type ReactNode, useId } from 'react'
import { type More, MoreLink } from '../../ui/layout/more-link.tsx'
import styles from './explore.module.css'

type Props = {
  title: string
  hint?: string
  more?: More | undefined
  isBusy?: boolean
  children: ReactNode
}

/** A part of the page with its heading and the way to all of it. */
export function Section({ title, hint, more, isBusy = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.line}>
        <h2 id={id}>{title}</h2>
        {hint && <p className={styles.hint}>{hint}</p>}
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  )
}
