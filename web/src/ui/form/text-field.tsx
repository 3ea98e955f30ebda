import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

export type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & {
    before?: ReactNode
    after?: ReactNode
    aside?: ReactNode
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  before,
  after,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside}>
      {(control) => (
        <div className={cx(styles.control, className)}>
          {before && <span className={styles.affix}>{before}</span>}
          <input {...input} {...control} className={styles.input} />
          {after && <span className={styles.affix}>{after}</span>}
        </div>
      )}
    </Field>
  )
}
