import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './search-input.module.css'

type Props = {
  label: string
  placeholder?: string
  maxLength: number
  isFirst?: boolean
  onSearch: (words: string) => void
}

const pauseMs = 300

/** Searches after a short pause; what was typed is emptied by one press. */
export function SearchInput({ label, placeholder, maxLength, isFirst, onSearch }: Props) {
  const [typed, setTyped] = useState('')
  const search = useEffectEvent(onSearch)
  const words = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => search(words), words ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <div className={styles.search}>
      <label className={styles.field}>
        <Search size={16} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          className={styles.input}
          placeholder={placeholder ?? label}
          maxLength={maxLength}
          data-first={isFirst || undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      {typed && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear search"
          onClick={() => setTyped('')}
        >
          <X size={16} />
        </button>
      )}
    </div>
  )
}
