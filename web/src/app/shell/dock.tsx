import { Suspense } from 'react'
import { useDock } from '../../core/layout/dock-store.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'

const MiniPlayer = lazyComponent(
  () => import('../../features/watching/audio/mini-player.tsx'),
  'MiniPlayer',
)

/** Outside of the screens, so that it stays when they change. */
export function Dock() {
  if (useDock() !== 'audio') return null
  return (
    <Suspense>
      <MiniPlayer />
    </Suspense>
  )
}
