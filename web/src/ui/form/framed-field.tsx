import type { ReactNode } from 'react'
import { Message } from '../feedback/message.tsx'
import styles from './field.module.css'

type Props = {
  label: string
  error: string | undefined
  onLabel: () => void
  after?: ReactNode
  children: ReactNode
}

/** A field whose control is a frame of somebody else: it names itself inside, so the label only leads there. */
export function FramedField({ label, error, onLabel, after, children }: Props) {
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the frame itself */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a label is */}
      <span className={styles.label} onClick={onLabel}>
        {label}
      </span>
      <div className={styles.control} data-invalid={error ? '' : undefined}>
        <div className={styles.framed}>{children}</div>
        {after && <span className={styles.affix}>{after}</span>}
      </div>
      {error && (
        <div role="alert">
          <Message>{error}</Message>
        </div>
      )}
    </div>
  )
}
