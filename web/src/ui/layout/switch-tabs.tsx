import { type ReactNode, useId } from 'react'
import { roving } from '../lib/roving.ts'
import styles from './switch-tabs.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
  /** What the chosen one shows. */
  children: ReactNode
}

/** Underlined, to tell lists that take turns from filters of one. The caller holds what is chosen. */
export function SwitchTabs<Value extends string>({
  label,
  options,
  value,
  onChoose,
  children,
}: Props<Value>) {
  const id = useId()
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.tabs}
        onKeyDown={roving('[role=tab]', 'row')}
      >
        {options.map(([option, words]) => (
          // Chosen by a press and not by the focus: each may have to be read first.
          <button
            key={option}
            type="button"
            role="tab"
            id={`${id}-${option}`}
            aria-controls={`${id}-panel`}
            aria-selected={option === value}
            tabIndex={option === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(option)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
