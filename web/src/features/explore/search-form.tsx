import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { go } from '../../core/navigation/app-link.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import styles from './search-form.module.css'

const longest = 100

/** Leads to the results; nothing typed leads nowhere. */
export function SearchForm() {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (q) void go(withSearch('/search', { q }))
  }
  return (
    <search>
      <form className={styles.form} action="/search" onSubmit={search}>
        <Search size={20} className={styles.icon} />
        <input
          className={styles.input}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search creators, content, or categories..."
          maxLength={longest}
          autoComplete="off"
        />
      </form>
    </search>
  )
}
