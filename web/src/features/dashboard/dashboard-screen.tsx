import { Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { CreatorsOnly } from '../../core/session/creators-only.tsx'
import { UploadModal, UploadModalContext } from '../own-content/index.ts'
import type { Picked } from '../uploads/index.ts'

export function DashboardScreen() {
  return (
    <CreatorsOnly>
      <Dashboard />
    </CreatorsOnly>
  )
}

/** The upload dialog that pages of the studio can open. */
function Dashboard() {
  const [dropped, setDropped] = useState<readonly Picked[] | null>(null)
  return (
    <UploadModalContext value={{ isOpen: dropped !== null, open: setDropped }}>
      <Outlet />
      {dropped && (
        <Suspense>
          <UploadModal first={dropped} onClose={() => setDropped(null)} />
        </Suspense>
      )}
    </UploadModalContext>
  )
}
