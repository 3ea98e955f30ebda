import { useId } from 'react'
import styles from './radio-list.module.css'

type RadioOption<Value extends string> = {
  value: Value
  label: string
  /** How many there would be. */
  count?: string | undefined
}
type Props<Value extends string> = {
  legend: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, below each other, for panels of filters. */
export function RadioList<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles.radio}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  )
}
