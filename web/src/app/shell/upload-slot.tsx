import { lazy, Suspense } from 'react'
import { useViewer } from '../viewer.ts'

// Only creators send files of their own making, so nobody else loads what it takes.
const UploadTray = lazy(() => import('../../features/uploads/upload-tray.tsx'))

export function UploadSlot() {
  const viewer = useViewer()
  if (viewer?.role !== 'creator') return null
  return (
    <Suspense>
      <UploadTray key={viewer.id} />
    </Suspense>
  )
}
