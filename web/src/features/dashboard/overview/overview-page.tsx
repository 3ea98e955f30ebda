import { Eye } from 'lucide-react'
import { profilePath } from '../../../core/navigation/paths.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FirstRun } from '../first-run/first-run.tsx'
import { ChartPanel } from './chart/chart-panel.tsx'
import { MoneyPanel } from './money/money-panel.tsx'
import { NeedsPanel } from './needs/needs-panel.tsx'
import styles from './overview.module.css'
import { PostsPanel } from './posts/posts-panel.tsx'
import { SincePanel } from './since/since-panel.tsx'

/**
 * What a new creator still has to do, what waits, what there is, what changed, how it goes, what is
 * out. Each loads and fails by itself.
 */
export function OverviewPage() {
  const viewer = useViewer()
  return (
    <StudioPage
      title="Overview"
      actions={
        viewer && (
          <Button variant="outline" icon={<Eye size={16} />} href={profilePath(viewer.username)}>
            View as a fan
          </Button>
        )
      }
    >
      {viewer && <FirstRun key={viewer.id} viewer={viewer} />}
      <div className={styles.overview}>
        <div className={styles.first}>
          <NeedsPanel />
          <MoneyPanel />
        </div>
        <SincePanel />
        <ChartPanel />
        <PostsPanel />
      </div>
    </StudioPage>
  )
}
