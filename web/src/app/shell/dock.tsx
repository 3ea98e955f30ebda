import { lazy, Suspense } from 'react'
import { useDock } from './dock-store.ts'

const MiniPlayer = lazy(async () => ({
  default: (await import('../../features/watching/audio/mini-player.tsx')).MiniPlayer,
}))

/** Outside of the screens, so that it stays when they change. */
export function Dock() {
  if (useDock() !== 'audio') return null
  return (
    <Suspense>
      <MiniPlayer />
    </Suspense>
  )
}
