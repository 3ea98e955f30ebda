import type { ReplyBody, Routes } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../app/api.ts'
import { LoadError } from '../../app/load-error.tsx'
import { useOwnChanges } from '../../app/realtime/use-own-changes.ts'
import { useSearchParam } from '../../app/use-search-param.ts'
import { useTitle } from '../../app/use-title.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DayChart } from './day-chart.tsx'
import { OverviewFigures } from './figures.tsx'
import styles from './overview.module.css'
import { type Period, PeriodChoice, periodFrom, periodWords } from './period.tsx'
import { RecentPanel, SchedulePanel } from './piece-lists.tsx'

export type Stats = ReplyBody<Routes['readContentStats']>

export function OverviewScreen() {
  useTitle('Creator Dashboard')
  const period = periodFrom(useSearchParam('period'))
  const stats = useQuery(readOf('readContentStats', { query: { period } }))
  useOwnChanges((what) => {
    if (what !== 'picture') void stats.refetch()
  })
  return (
    <div className={styles.overview} aria-busy={stats.isPending || undefined}>
      <OverviewFigures stats={stats.data} isFailed={stats.error !== null} period={period} />
      {stats.data && <Pieces stats={stats.data} period={period} />}
      {stats.isPending && <ChartBones />}
      {!stats.data && stats.error && (
        <div className={styles.chart}>
          <LoadError title="Your views and pieces could not be loaded" read={stats} />
        </div>
      )}
    </div>
  )
}

function Pieces({ stats, period }: { stats: Stats; period: Period }) {
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

function ChartBones() {
  return (
    <Panel className={styles.chart}>
      <VisuallyHidden role="status">Loading your figures</VisuallyHidden>
      <Skeleton shape="block" height={240} />
    </Panel>
  )
}
