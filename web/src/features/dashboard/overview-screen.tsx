import type { ReplyBody, Routes } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { periodFrom } from '../../core/format/periods.ts'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { RecentPanel, SchedulePanel } from './content-lists.tsx'
import { DayChart } from './day-chart.tsx'
import { OverviewFigures } from './figures.tsx'
import { NeedsAnswer } from './needs-answer.tsx'
import styles from './overview.module.css'
import { type Period, PeriodChoice, periodWords } from './period.tsx'

export type Stats = ReplyBody<Routes['readContentStats']>

export function OverviewScreen() {
  const period = periodFrom(useSearchParam('period'))
  const stats = useQuery(readOf('readContentStats', { query: { period } }))
  useOwnChanges((what) => {
    if (what !== 'picture') void stats.refetch()
  })
  return (
    <div className={styles.overview} aria-busy={stats.isPending || undefined}>
      <OverviewFigures stats={stats.data} isFailed={stats.error !== null} period={period} />
      <NeedsAnswer />
      {stats.data && <Contents stats={stats.data} period={period} />}
      {stats.isPending && <ChartSkeleton />}
      {!stats.data && stats.error && (
        <div className={styles.chart}>
          <LoadError title="We couldn’t load your views and posts" read={stats} />
        </div>
      )}
    </div>
  )
}

function Contents({ stats, period }: { stats: Stats; period: Period }) {
  return (
    <>
      <Panel
        className={styles.chart}
        title={`Views, ${periodWords[period]}`}
        aside={<PeriodChoice period={period} />}
      >
        <DayChart days={stats.days.map(({ date, views }) => ({ date, value: views }))} />
      </Panel>
      <RecentPanel recent={stats.recent} />
      <SchedulePanel schedule={stats.schedule} />
    </>
  )
}

function ChartSkeleton() {
  return (
    <Panel className={styles.chart}>
      <VisuallyHidden role="status">Loading your stats</VisuallyHidden>
      <Skeleton shape="block" height={240} />
    </Panel>
  )
}
