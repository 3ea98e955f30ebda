import { Suspense, useEffect, useState } from 'react'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'

const Palette = lazyAfterPaint(() => import('./palette.tsx'), 'Palette')

/** Ctrl or Cmd K, wherever the focus is; the same again closes it. */
export function PaletteKeys({ onSidebar }: { onSidebar: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isMeant = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isMeant || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen((is) => !is)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Suspense>
      {isOpen && <Palette onSidebar={onSidebar} onClose={() => setIsOpen(false)} />}
    </Suspense>
  )
}
