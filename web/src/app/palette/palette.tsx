import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { plural } from '../../ui/text/format.ts'
import { arrange } from './arrange.ts'
import type { PaletteEntry } from './entry.ts'
import styles from './palette.module.css'
import { PaletteList } from './palette-list.tsx'
import { useEntries } from './use-entries.ts'

type Props = { onSidebar: () => void; onClose: () => void }

const idOf = (list: string, at: number) => `${list}-${at}`

/** Everything by keyboard: type, move, Enter. A native modal dialog keeps the focus and gives it back. */
export function Palette({ onSidebar, onClose }: Props) {
  const list = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const shown = arrange(useEntries(typed, onSidebar), typed)
  const entries = shown.flatMap((section) => section.entries)
  const current = Math.min(chosen, entries.length - 1)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  /** Closed first: what it does may move the focus or the page. */
  const run = (entry: PaletteEntry) => {
    onClose()
    entry.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1 + entries.length,
      Home: 0,
      End: entries.length - 1,
    }
    const to = steps[event.key]
    const entry = entries[current]
    if (to !== undefined && entries.length > 0) setChosen(to % entries.length)
    else if (event.key === 'Enter' && entry) run(entry)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through onCancel
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label="Command palette"
      onClick={(event) => event.target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.field}>
          <Search size={20} />
          <input
            className={styles.input}
            role="combobox"
            aria-label="Type a command, page or name"
            placeholder="Type a command, page or name"
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-activedescendant={entries.length > 0 ? idOf(list, current) : undefined}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setChosen(0)
            }}
            onKeyDown={press}
          />
        </div>
        <PaletteList list={list} sections={shown} current={current} idOf={idOf} onRun={run} />
        {entries.length === 0 && <p className={styles.none}>Nothing matches “{typed.trim()}”</p>}
        <VisuallyHidden role="status">{plural(entries.length, 'match', 'matches')}</VisuallyHidden>
      </div>
    </dialog>
  )
}
