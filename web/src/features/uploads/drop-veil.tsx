import { Upload } from 'lucide-react'
import { createPortal } from 'react-dom'
import styles from './drop-veil.module.css'

/** Over everything, a dialog too, while files hover over the window. */
export function DropVeil({ shown, children }: { shown: boolean; children: string }) {
  if (!shown) return null
  return createPortal(
    <div className={styles.veil} ref={(element) => element?.showPopover()} popover="manual">
      <div className={styles.frame}>
        <Upload size={32} />
        <p>{children}</p>
      </div>
    </div>,
    document.body,
  )
}
