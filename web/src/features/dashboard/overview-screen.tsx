import type { ReplyBody, Routes } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../app/api.ts'
import { LoadError } from '../../app/load-error.tsx'
import { useOwnChanges } from '../../app/realtime/use-own-changes.ts'
import { useSearchParam } from '../../app/use-search-param.ts'
import { useTitle } from '../../app/use-title.ts'
import { FigureBones } from '../../ui/figure-bones.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DayChart } from './day-chart.tsx'
import { ContentFigures } from './figures.tsx'
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
  if (stats.data) return <Overview stats={stats.data} period={period} />
  if (!stats.error) return <OverviewSkeleton />
  return <LoadError title="Your figures could not be loaded" read={stats} />
}

function Overview({ stats, period }: { stats: Stats; period: Period }) {
  return (
    <div className={styles.overview}>
      <ContentFigures stats={stats} period={period} />
      <Panel
        className={styles.chart}
        title={`Views, ${periodWords[period]}`}
        aside={<PeriodChoice period={period} />}
      >
        <DayChart days={stats.days.map(({ date, views }) => ({ date, value: views }))} />
      </Panel>
      <RecentPanel recent={stats.recent} />
      <SchedulePanel schedule={stats.schedule} />
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <div aria-busy="true" className={styles.overview}>
      <VisuallyHidden role="status">Loading your figures</VisuallyHidden>
      <FigureBones chart={styles.chart} />
    </div>
  )
}
