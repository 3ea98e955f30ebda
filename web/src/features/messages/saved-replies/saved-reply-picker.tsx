import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { matching } from './matching.ts'
import styles from './saved-replies.module.css'

type Props = { onChoose: (text: string) => void; onManage: () => void }

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The focus stays in the search, from where arrow keys and Enter choose. */
export function SavedReplyPicker({ onChoose, onManage }: Props) {
  const id = useId()
  const read = useQuery(readOf('listSavedReplies'))
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const all = read.data?.savedReplies
  const found = matching(all ?? [], words)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const chosen = found[at]
    if (event.key === 'Enter') {
      // The form around it would send the message.
      event.preventDefault()
      if (chosen) onChoose(chosen.text)
    } else if (step && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    }
  }
  return (
    <div role="dialog" aria-label="Saved replies" className={styles.picker}>
      <input
        type="search"
        role="combobox"
        className={styles.search}
        aria-label="Search saved replies"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        placeholder="Search saved replies..."
        maxLength={limits.savedReplyName}
        autoComplete="off"
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Saved replies" className={styles.found}>
        {found.map(({ id: key, name, text }, place) => (
          <button
            key={key}
            type="button"
            role="option"
            id={`${id}-${place}`}
            tabIndex={-1}
            aria-selected={place === at}
            className={styles.option}
            onPointerMove={() => setAt(place)}
            onClick={() => onChoose(text)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </button>
        ))}
      </div>
      {all?.length === 0 && (
        <p className={styles.none}>
          Save the replies you send most, then add one to any message here.
        </p>
      )}
      {all && all.length > 0 && found.length === 0 && (
        <p role="status" className={styles.none}>
          No saved replies match “{words.trim()}”
        </p>
      )}
      {!all && !read.error && <SkeletonText lines={3} />}
      {!all && <PartError what="your saved replies" read={read} />}
      <Button size="sm" variant="ghost" onClick={onManage}>
        {all?.length === 0 ? 'Create a saved reply' : 'Manage saved replies'}
      </Button>
    </div>
  )
}
