import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Message } from '../feedback/message.tsx'
import { cx } from '../lib/cx.ts'
import styles from './checkbox.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.box, className)}>
      <div className={styles.row}>
        <input
          {...input}
          type="checkbox"
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.under}>
          <Message id={`${id}-error`}>{error}</Message>
        </div>
      )}
    </div>
  )
}
