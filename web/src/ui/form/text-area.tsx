import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

type Props = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'maxLength'> & { limit?: number }

/** Past the limit it counts on instead of cutting off: the form's schema refuses, and nothing pasted is lost. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  limit,
  onChange,
  className,
  ...area
}: Props) {
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length)
  const length = area.value === undefined ? typed : String(area.value).length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  const count = limit !== undefined && (
    <span className={styles.count} data-over={length > limit || undefined}>
      {length.toLocaleString()} of {limit.toLocaleString()}
    </span>
  )
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={count}>
      {(control) => (
        <div className={cx(styles.control, styles.area, className)}>
          <textarea {...area} {...control} onChange={change} className={styles.input} />
        </div>
      )}
    </Field>
  )
}
