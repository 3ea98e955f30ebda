import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Message } from '../feedback/message.tsx'
import styles from './radio-cards.module.css'

type RadioCard<Value extends string> = {
  value: Value
  label: string
  hint?: string
  icon?: ReactNode
}
type Props<Value extends string> = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'id' | 'value' | 'defaultValue'
> & {
  legend: string
  name: string
  options: readonly RadioCard<Value>[]
  value?: Value
  defaultValue?: Value
  error?: string | undefined
}

/** What is left of the props goes to every radio, so react-hook-form's register() can be spread here. */
export function RadioCards<Value extends string>(props: Props<Value>) {
  const { legend, options, value, defaultValue, error, ...input } = props
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              {...input}
              type="radio"
              value={option.value}
              className={styles.radio}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            {option.icon && <span className={styles.icon}>{option.icon}</span>}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <Message id={`${id}-error`}>{error}</Message>}
    </fieldset>
  )
}
