import { type ReactNode, useId } from 'react'
import { Message } from '../feedback/message.tsx'
import typography from '../text/typography.module.css'
import styles from './field.module.css'

export type FieldText = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
type Props = FieldText & { aside?: ReactNode; children: (control: ControlProps) => ReactNode }

export function Field({ label, hint, error, optional, aside, children }: Props) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> (optional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <Message id={errorId}>{error}</Message>}
      {hint && (
        <div className={typography.hint} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}
