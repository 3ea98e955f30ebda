import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './drawer.module.css'
import { SidebarContent } from './sidebar-content.tsx'

type Props = { open: boolean; onClose: () => void }

/** The sidebar of narrow screens. A native modal dialog traps the focus, closes on Escape and gives the focus back. */
export function Drawer({ open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const href = useLocation({ select: (location) => location.href })
  const openedAt = useRef(href)

  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  useEffect(() => {
    if (openedAt.current !== href) onClose()
    openedAt.current = href
  }, [href, onClose])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.inner}>
          <div className={styles.head}>
            <Logo />
            <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
          </div>
          <SidebarContent />
        </div>
      )}
    </dialog>
  )
}
