import { type Href, Link, type LinkProps } from './link.tsx'
import styles from './more-link.module.css'

export interface More {
  readonly href: Href
  readonly label: string
}

/** At the end of a heading: the way to all of what begins below it. */
export function MoreLink({ label, ...rest }: More & Omit<LinkProps, 'children' | 'className'>) {
  return (
    <Link className={styles.more} {...rest}>
      {label}
    </Link>
  )
}
