import { useTitle } from '../../core/navigation/use-title.ts'
import { ChartPanel } from './overview/chart/chart-panel.tsx'
import { MoneyPanel } from './overview/money/money-panel.tsx'
import { NeedsPanel } from './overview/needs/needs-panel.tsx'
import styles from './overview/overview.module.css'
import { PostsPanel } from './overview/posts/posts-panel.tsx'
import { SincePanel } from './overview/since/since-panel.tsx'

/** What waits, what there is, what changed, how it goes, what is out. Each loads and fails by itself. */
export function OverviewScreen() {
  useTitle('Creator Dashboard')
  return (
    <div className={styles.overview}>
      <div className={styles.first}>
        <NeedsPanel />
        <MoneyPanel />
      </div>
      <SincePanel />
      <ChartPanel />
      <PostsPanel />
    </div>
  )
}
