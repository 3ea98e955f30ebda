import { avatarOf } from '../../core/format/picture.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import type { PaletteSection } from './arrange.ts'
import type { PaletteEntry } from './entry.ts'
import styles from './palette.module.css'

type Props = {
  list: string
  sections: readonly PaletteSection[]
  current: number
  idOf: (list: string, at: number) => string
  onRun: (entry: PaletteEntry) => void
}

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The focus stays in the field, whose keys move through all sections. */
export function PaletteList({ list, sections, current, idOf, onRun }: Props) {
  const entries = sections.flatMap((section) => section.entries)
  return (
    <div id={list} role="listbox" aria-label="Matches" className={styles.list}>
      {sections.map(({ name, entries: own }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
        <div key={name} role="group" aria-label={name}>
          <p className={styles.section} aria-hidden="true">
            {name}
          </p>
          {own.map((entry) => {
            const at = entries.indexOf(entry)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
              // biome-ignore lint/a11y/useFocusableInteractive: as the combobox pattern has it
              <div
                key={entry.key}
                ref={at === current ? intoView : null}
                id={idOf(list, at)}
                role="option"
                aria-selected={at === current}
                className={styles.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onRun(entry)}
              >
                <Face entry={entry} />
                <span className={styles.label}>{entry.label}</span>
                {entry.hint && <span className={styles.hint}>{entry.hint}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Face({ entry: { icon: Icon, label, person } }: { entry: PaletteEntry }) {
  if (person) {
    const { username, picture } = person
    return <Avatar name={label} seed={username} picture={avatarOf(picture)} size={24} />
  }
  return <span className={styles.icon}>{Icon && <Icon size={20} />}</span>
}
