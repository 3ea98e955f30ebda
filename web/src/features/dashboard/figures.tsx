import { Figure, Figures } from '../../ui/figure.tsx'
import { plural, shortCount } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { changeWords } from './change-words.ts'
import styles from './overview.module.css'
import type { Stats } from './overview-screen.tsx'
import { type Period, periodWords } from './period.tsx'

export function ContentFigures({ stats, period }: { stats: Stats; period: Period }) {
  const { current, previous, counts } = stats
  const waiting = counts.draft + counts.scheduled + counts.processing
  return (
    <Figures>
      <Changing name="Views" now={current.views} before={previous.views} period={period} />
      <Changing name="Likes" now={current.likes} before={previous.likes} period={period} />
      <Changing name="Comments" now={current.comments} before={previous.comments} period={period} />
      <Figure name="Published" value={shortCount(counts.published)}>
        {counts.failed > 0 ? (
          <Link href="/dashboard/content?status=failed" className={styles.failed}>
            {plural(counts.failed, 'piece')} failed
          </Link>
        ) : (
          `${plural(waiting, 'piece')} on the way`
        )}
      </Figure>
    </Figures>
  )
}

type Props = { name: string; now: number; before: number; period: Period }

function Changing({ name, now, before, period }: Props) {
  const { text, up } = changeWords(now, before)
  return (
    <Figure name={name} value={shortCount(now)}>
      <span className={styles.change} data-up={up ?? undefined}>
        {text}
      </span>{' '}
      in the {periodWords[period]}
    </Figure>
  )
}
