import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import styles from './code-input.module.css'
import { Field, type FieldText } from './field.tsx'

type Props = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'type'> & {
    value: string
    onChange: (code: string) => void
    onComplete?: (code: string) => void
    length?: number
  }

/** One real input under drawn boxes: paste, autofill from a message and screen readers see a plain field. */
export function CodeInput(props: Props) {
  const { label, hint, error, optional, value, onChange, onComplete, length = 6, ...input } = props
  const [focused, setFocused] = useState(false)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = event.target.value.replace(/\D/g, '').slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div
          className={styles.code}
          data-focused={focused || undefined}
          data-bad={error ? true : undefined}
        >
          <input
            {...input}
            {...control}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={change}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          />
          <div className={styles.boxes} aria-hidden="true">
            {/* biome-ignore-start lint/suspicious/noArrayIndexKey: a box is its position */}
            {Array.from({ length }, (_, at) => (
              <span
                key={at}
                className={cx(styles.box, at === Math.min(value.length, length - 1) && styles.next)}
              >
                {value[at]}
              </span>
            ))}
            {/* biome-ignore-end lint/suspicious/noArrayIndexKey: a box is its position */}
          </div>
        </div>
      )}
    </Field>
  )
}
