import { Suspense } from 'react'
import { part } from '../../ui/part.ts'
import { useViewer } from '../viewer.ts'

// Only creators send files of their own making, so nobody else loads what it takes.
const UploadTray = part(() => import('../../features/uploads/upload-tray.tsx'), 'UploadTray')

export function UploadSlot() {
  const viewer = useViewer()
  if (viewer?.role !== 'creator') return null
  return (
    <Suspense>
      <UploadTray key={viewer.id} />
    </Suspense>
  )
}
