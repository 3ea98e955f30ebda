import { Figure, Figures } from '../../ui/layout/figure.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { plural, shortCount } from '../../ui/text/format.ts'
import { AudienceFigures, MoneyFigures } from './audience-figures.tsx'
import { changeWords } from './change-words.ts'
import { engagementText } from './engagement.ts'
import { valueSkeleton } from './figure-of.tsx'
import styles from './overview.module.css'
import type { Stats } from './overview-screen.tsx'
import { type Period, periodWords } from './period.tsx'

type Props = { stats: Stats | undefined; isFailed: boolean; period: Period }

/** Current values first, then what happened in the period. */
export function OverviewFigures({ stats, isFailed, period }: Props) {
  return (
    <Figures>
      <AudienceFigures />
      <MoneyFigures />
      {stats ? <ContentFigures stats={stats} period={period} /> : <Uncounted isFailed={isFailed} />}
    </Figures>
  )
}

/** The reason is shown once, below, where the rest of the same answer would be. */
function Uncounted({ isFailed }: { isFailed: boolean }) {
  return ['Views', 'Engagement rate', 'Published'].map((name) => (
    <Figure key={name} name={name} value={isFailed ? '–' : valueSkeleton} />
  ))
}

function ContentFigures({ stats, period }: { stats: Stats; period: Period }) {
  const { current, previous, counts } = stats
  const waiting = counts.draft + counts.scheduled + counts.processing
  return (
    <>
      <Figure name="Views" value={shortCount(current.views)}>
        <Change now={current.views} before={previous.views} /> in the {periodWords[period]}
      </Figure>
      <Figure
        name="Engagement rate"
        value={engagementText(current)}
        means={`Likes and comments per 100 views in the ${periodWords[period]}. Without views there’s no rate.`}
      >
        <Given what="like" now={current.likes} before={previous.likes} />
        <Given what="comment" now={current.comments} before={previous.comments} />
      </Figure>
      <Figure name="Published" value={shortCount(counts.published)}>
        {counts.failed > 0 ? (
          <Link href="/dashboard/content?status=failed" className={styles.failed}>
            {plural(counts.failed, 'post')} failed
          </Link>
        ) : (
          `${plural(waiting, 'post')} in progress`
        )}
      </Figure>
    </>
  )
}

type Compared = { now: number; before: number }

/** What the rate is made of, and how that has changed where there is anything to compare. */
function Given({ what, now, before }: Compared & { what: string }) {
  return (
    <p>
      {plural(now, what)}
      {(now !== 0 || before !== 0) && (
        <>
          {' '}
          · <Change now={now} before={before} />
        </>
      )}
    </p>
  )
}

function Change({ now, before }: Compared) {
  const { text, up } = changeWords(now, before)
  return (
    <span className={styles.change} data-up={up ?? undefined}>
      {text}
    </span>
  )
}
