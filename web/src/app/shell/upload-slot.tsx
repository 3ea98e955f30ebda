import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'

// Only creators upload files, so nobody else loads the code.
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
