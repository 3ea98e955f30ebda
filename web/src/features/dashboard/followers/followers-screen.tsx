import type { FollowerDays } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { UserPlus } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { restate } from '../../../core/navigation/app-link.tsx'
import { profilePath } from '../../../core/navigation/paths.ts'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SortSelect } from '../../../ui/form/sort-select.tsx'
import report from '../../../ui/layout/figure.module.css'
import { FigureSkeleton } from '../../../ui/layout/figure-skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { FollowersByDay } from './followers-by-day.tsx'
import { SourcesPanel } from './sources-panel.tsx'
import { FollowerSums } from './sums.tsx'
import { type DayCount, dayCountFrom, useFollowerDays } from './use-follower-days.ts'

const periods = limits.followerDays.map((days) => [String(days), `Last ${days} days`] as const)

/** The tab Followers of Analytics. */
export function FollowerDaysScreen() {
  const days = dayCountFrom(useSearchParam<'/dashboard/followers'>('days'))
  const query = useFollowerDays(days)
  const { data, error, isPlaceholderData } = query
  if (data) return <Followers followers={data} days={days} isOld={isPlaceholderData} />
  if (error) return <LoadError title="We couldn’t load your followers" read={query} />
  return (
    <div aria-busy="true" className={report.report}>
      <VisuallyHidden role="status">Loading your followers</VisuallyHidden>
      <FigureSkeleton chart={report.wide} />
    </div>
  )
}

type Props = { followers: FollowerDays; days: DayCount; isOld: boolean }

function Followers({ followers, days, isOld }: Props) {
  const isQuiet = followers.total + followers.gained + followers.lost === 0
  return (
    <div className={report.report} aria-busy={isOld || undefined}>
      <div className={report.tools}>
        <SortSelect
          label="Period"
          value={String(days)}
          options={periods}
          onChange={(next) => void restate<'/dashboard/followers'>({ days: next })}
        />
      </div>
      <FollowerSums followers={followers} />
      {isQuiet ? (
        <Panel className={report.wide}>
          <NobodyYet />
        </Panel>
      ) : (
        <>
          <Panel title="By day">
            <FollowersByDay days={followers.days} />
          </Panel>
          <SourcesPanel sources={followers.sources} />
        </>
      )}
    </div>
  )
}

function NobodyYet() {
  const viewer = useViewer()
  return (
    <EmptyState
      icon={<UserPlus size={24} />}
      title="No followers yet"
      action={viewer && <Button href={profilePath(viewer.username)}>View your profile</Button>}
    >
      New followers will show up here, with the day they came and where they found you.
    </EmptyState>
  )
}
