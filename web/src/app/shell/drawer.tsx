import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Logo } from '../../ui/media/logo.tsx'
import styles from './drawer.module.css'
import { SidebarContent } from './sidebar-content.tsx'

type Props = {
  dialog: RefObject<HTMLDialogElement | null>
  isOpen: boolean
  onClose: () => void
}

/** The sidebar of narrow screens. A native modal dialog traps the focus, closes on Escape and gives the focus back. */
export function Drawer({ dialog, isOpen, onClose }: Props) {
  const href = useLocation({ select: (location) => location.href })
  const openedAt = useRef(href)
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (openedAt.current !== href) dialog.current?.close()
    openedAt.current = href
  }, [href, dialog])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the dialog.
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <Logo />
          <IconButton label="Close" icon={<X size={20} />} onClick={close} />
        </div>
        <SidebarContent isShown={isOpen} />
      </div>
    </dialog>
  )
}
