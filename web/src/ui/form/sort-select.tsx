import { ChevronDown } from 'lucide-react'
import styles from './sort-select.module.css'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A select without a visible label, for the line above a list. */
export function SortSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
  return (
    <span className={styles.box}>
      <select
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown size={16} className={styles.chevron} />
    </span>
  )
}
