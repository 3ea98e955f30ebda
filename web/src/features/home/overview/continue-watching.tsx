import { PartError } from '../../../core/api/part-error.tsx'
import { ContinueRow } from '../../content-cards/index.ts'
import styles from './overview.module.css'
import { Section } from './section.tsx'
import type { useUnfinished } from './use-unfinished.ts'

const history = { href: '/library/history', label: 'History' } as const

/** Absent while there is nothing to go on with. */
export function ContinueWatching({ read }: { read: ReturnType<typeof useUnfinished> }) {
  if (!read.data) return <PartError what="what you were watching" read={read} />
  if (read.data.content.length === 0) return null
  return (
    <Section title="Continue watching" more={history}>
      <div className={styles.unfinished}>
        <ContinueRow continued={read.data.content} eager />
      </div>
    </Section>
  )
}
