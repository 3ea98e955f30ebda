import { Megaphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'

const BroadcastsDialog = lazyAfterPaint(() => import('./broadcasts-dialog.tsx'), 'BroadcastsDialog')

/** What a creator sends to their subscribers. */
export function Broadcasts() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Broadcasts" icon={<Megaphone size={20} />} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <BroadcastsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
