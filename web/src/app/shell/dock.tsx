import { Suspense } from 'react'
import { part } from '../../ui/part.ts'
import { useDock } from './dock-store.ts'

const MiniPlayer = part(() => import('../../features/watching/audio/mini-player.tsx'), 'MiniPlayer')

/** Outside of the screens, so that it stays when they change. */
export function Dock() {
  if (useDock() !== 'audio') return null
  return (
    <Suspense>
      <MiniPlayer />
    </Suspense>
  )
}
