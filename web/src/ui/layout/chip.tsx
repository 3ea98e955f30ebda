import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

type Props = {
  children: string
  icon?: ReactNode
  pressed?: boolean
  onPress?: () => void
  onRemove?: () => void
}

/** A filter (onPress), something chosen that can be taken away (onRemove), or a plain label. */
export function Chip({ children, icon, pressed, onPress, onRemove }: Props) {
  if (onPress) {
    return (
      <button
        type="button"
        className={styles.chip}
        aria-pressed={pressed ?? false}
        onClick={onPress}
      >
        {icon}
        {children}
      </button>
    )
  }
  return (
    <span className={styles.chip}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${children}`}
          onClick={onRemove}
        >
          <X size={14} />
        </button>
      )}
    </span>
  )
}
