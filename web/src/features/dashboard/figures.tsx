import { plural, shortCount } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { changeWords } from './change-words.ts'
import styles from './overview.module.css'
import type { Stats } from './overview-screen.tsx'
import { type Period, periodWords } from './period.tsx'

export function Figures({ stats, period }: { stats: Stats; period: Period }) {
  const { current, previous, counts } = stats
  const waiting = counts.draft + counts.scheduled + counts.processing
  return (
    <div className={styles.figures}>
      <Figure name="Views" now={current.views} before={previous.views} period={period} />
      <Figure name="Likes" now={current.likes} before={previous.likes} period={period} />
      <Figure name="Comments" now={current.comments} before={previous.comments} period={period} />
      <Panel>
        <p className={styles.name}>Published</p>
        <p className={styles.value}>{shortCount(counts.published)}</p>
        <p className={styles.change}>
          {counts.failed > 0 ? (
            <Link href="/dashboard/content?status=failed" className={styles.failed}>
              {plural(counts.failed, 'piece')} failed
            </Link>
          ) : (
            `${plural(waiting, 'piece')} on the way`
          )}
        </p>
      </Panel>
    </div>
  )
}

type Props = { name: string; now: number; before: number; period: Period }

function Figure({ name, now, before, period }: Props) {
  const { text, up } = changeWords(now, before)
  return (
    <Panel>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>{shortCount(now)}</p>
      <p className={styles.change}>
        <span data-up={up ?? undefined}>{text}</span> in the {periodWords[period]}
      </p>
    </Panel>
  )
}
