import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Fact {
  readonly name: ReactNode
  readonly text: string
  readonly kept: string
}

/** What something is, and for how long it is kept. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, kept }) => (
        <div key={text}>
          <dt>{name}</dt>
          <dd>{text}</dd>
          <dd className={styles.kept}>Kept: {kept}</dd>
        </div>
      ))}
    </dl>
  )
}
