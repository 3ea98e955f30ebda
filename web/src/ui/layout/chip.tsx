import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { type Href, Link } from './link.tsx'

type Props = {
  children: string
  icon?: ReactNode
  href?: Href
  pressed?: boolean
  onPress?: () => void
  onRemove?: () => void
}

/** A link, a filter (onPress), something chosen that can be taken away (onRemove), or a plain label. */
export function Chip({ children, icon, href, pressed, onPress, onRemove }: Props) {
  if (href) {
    return (
      <Link href={href} className={styles.chip}>
        {icon}
        {children}
      </Link>
    )
  }
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
