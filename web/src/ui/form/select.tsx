import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './field.module.css'
import { Field, type FieldText } from './field.tsx'

type Props = FieldText & Omit<ComponentPropsWithRef<'select'>, 'id'>

export function Select({ label, hint, error, optional, children, className, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={cx(styles.control, styles.selectBox, className)}>
          <select {...select} {...control} className={cx(styles.input, styles.select)}>
            {children}
          </select>
          <ChevronDown size={16} className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}
