import styles from './tabs.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** Looks like tabs, but narrows the one list below it. */
export function FilterTabs<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: Props<Value>) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          className={styles.tab}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  )
}
