import { Eye } from 'lucide-react'
import { useViewer } from '../../core/session/viewer.ts'
import { StudioPage } from '../../core/studio/studio-page.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FirstRun } from './first-run/first-run.tsx'
import { OverviewScreen } from './overview-screen.tsx'

/** The studio's first page: what a new creator still has to do, then how things are. */
export function OverviewPage() {
  const viewer = useViewer()
  return (
    <StudioPage
      title="Overview"
      actions={
        viewer && (
          <Button variant="outline" icon={<Eye size={16} />} href={`/profile/${viewer.username}`}>
            View as a fan
          </Button>
        )
      }
    >
      <FirstRun />
      <OverviewScreen />
    </StudioPage>
  )
}
