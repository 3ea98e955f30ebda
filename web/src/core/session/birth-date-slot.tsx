import { Suspense, useCallback, useState } from 'react'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { useBirthDateNeeded } from './birth-date-needed.ts'

const Dialog = lazyComponent(() => import('./birth-date-dialog.tsx'), 'BirthDateDialog')

/** Opens when something is refused because the creator has not given it. */
export function BirthDateSlot() {
  const [open, setOpen] = useState(false)
  useBirthDateNeeded(useCallback(() => setOpen(true), []))
  return open ? (
    <Suspense fallback={null}>
      <Dialog onClose={() => setOpen(false)} />
    </Suspense>
  ) : null
}
