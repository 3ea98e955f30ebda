import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'

// Only creators send files of their own making, so nobody else loads what it takes.
const UploadTray = lazyComponent(
  () => import('../../features/uploads/upload-tray.tsx'),
  'UploadTray',
)

export function UploadSlot() {
  const viewer = useViewer()
  if (viewer?.role !== 'creator') return null
  return (
    <Suspense>
      <UploadTray key={viewer.id} />
    </Suspense>
  )
}
