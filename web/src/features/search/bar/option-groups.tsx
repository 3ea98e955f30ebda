import { OptionRow } from './option-row.tsx'
import type { Group, Option } from './options.ts'
import styles from './search-layer.module.css'

type Props = {
  list: string
  typed: string
  groups: readonly Group[]
  current: number
  onChoose: (option: Option) => void
}

/** Counted through all groups: the keys know no borders. */
export function OptionGroups({ list, typed, groups, current, onChoose }: Props) {
  const options = groups.flatMap((group) => group.options)
  return (
    <div id={list} role="listbox" aria-label="Suggestions">
      {groups.map(({ label, options: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
        <div key={label} role="group" aria-label={label}>
          <p className={styles.label} aria-hidden="true">
            {label}
          </p>
          {own.map((option) => {
            const at = options.indexOf(option)
            return (
              <OptionRow
                key={option.key}
                list={list}
                at={at}
                option={option}
                typed={typed}
                isCurrent={at === current}
                onChoose={onChoose}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}
