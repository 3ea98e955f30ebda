import { Menu } from 'lucide-react'
import { startTransition, useRef, useState } from 'react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Drawer } from './drawer.tsx'

/** Opened by the element itself, which is there already: a tap waits for nothing to be drawn. */
export function DrawerMenu({ className }: { className?: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        className={className}
        label={open ? 'Close sidebar' : 'Open sidebar'}
        aria-expanded={open}
        icon={<Menu size={20} />}
        onClick={() => {
          dialog.current?.showModal()
          startTransition(() => setOpen(true))
        }}
      />
      <Drawer dialog={dialog} isOpen={open} onClose={() => setOpen(false)} />
    </>
  )
}
