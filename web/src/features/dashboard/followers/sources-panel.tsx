import type { FollowerDays, FollowSource } from '@fanfare/contract'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { percentText } from '../../../ui/text/percent.ts'
import typography from '../../../ui/text/typography.module.css'
import styles from './followers.module.css'

const names: Record<FollowSource, string> = {
  profile: 'Your profile',
  post: 'Your posts',
  card: 'Lists and suggestions',
  pack: 'Starter packs',
  other: 'Other',
}

const everySource = Object.keys(names) as FollowSource[]

/** Those that brought somebody, most first. */
export function SourcesPanel({ sources }: Pick<FollowerDays, 'sources'>) {
  const known = everySource.filter((source) => sources[source] > 0)
  const sorted = known.toSorted((a, b) => sources[b] - sources[a])
  const whole = known.reduce((all, source) => all + sources[source], 0)
  return (
    <Panel title="Where they came from">
      {sorted.length === 0 ? (
        <p className={typography.hint}>No new followers in this period.</p>
      ) : (
        <ul className={rows.rows}>
          {sorted.map((source) => (
            <li key={source} className={cx(rows.row, styles.source)}>
              <span className={rows.name}>{names[source]}</span>
              <span className={rows.hint}>{percentText({ part: sources[source], whole })}</span>
              <strong className={rows.sum}>{sources[source].toLocaleString()}</strong>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
