import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'

const BlockListener = lazyComponent(
  () => import('../../features/social/blocks/block-listener.tsx'),
  'BlockListener',
)

/** On every page of somebody who is signed in: a block reaches what is open. */
export function BlockSlot() {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <Suspense>
      <BlockListener />
    </Suspense>
  )
}
