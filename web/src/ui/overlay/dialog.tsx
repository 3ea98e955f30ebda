import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import styles from './dialog.module.css'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** A drawer stands at the side, as high as the window. On a phone all of them are sheets. */
  size?: 'sm' | 'md' | 'lg' | 'drawer'
  /** An answer is needed or work is under way: neither Escape nor a tap beside it closes. */
  firm?: boolean
  children?: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  size = 'md',
  firm,
  children,
}: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    // The browser would focus Close. People came for a field, or for what the caller marked.
    const first = '[data-first], input:not([type=hidden]), select, textarea'
    element.querySelector<HTMLElement>(first)?.focus()
    // Closing natively gives the focus back to where it was. In the layout phase, because a dialog
    // that has left the document gives nothing back.
    return () => element.close()
  }, [open])

  const besides = (event: MouseEvent) => {
    if (event.target === dialog.current && !firm) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel.
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[size])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClick={besides}
      onCancel={(event) => {
        event.preventDefault()
        if (!firm) onClose()
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {!firm && <IconButton small label="Close" icon={<X size={20} />} onClick={onClose} />}
          </header>
          <div className={styles.body}>
            {description && (
              <p id={`${id}-text`} className={styles.text}>
                {description}
              </p>
            )}
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  )
}
