import type { ReactNode } from 'react'
import styles from './two-sides.module.css'

type Side = readonly [title: string, text: string]
type Props = { name: string; left: Side; right: Side; children?: ReactNode }

/** One field in two versions. */
export function TwoSides({ name, left, right, children }: Props) {
  return (
    <section className={styles.field} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.sides}>
        {[left, right].map(([title, text]) => (
          <div key={title} className={styles.side}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text || 'Empty'}</p>
          </div>
        ))}
      </div>
      {children}
    </section>
  )
}
