import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { searchFieldId } from '../../core/layout/search-field-id.ts'
import { goSoon } from '../../core/navigation/app-link.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import styles from './search-box.module.css'

const SearchLayer = lazyComponent(
  () => import('../../features/search/bar/search-layer.tsx'),
  'SearchLayer',
)

/** The words of the results on the screen, if it shows any. */
const askedAt = ({ pathname, searchStr }: { pathname: string; searchStr: string }) =>
  pathname === '/search' ? (new URLSearchParams(searchStr).get('q') ?? '') : ''

/** Explore asks for more than posts, and has no other field where this one is shown. */
const placeholderAt = ({ pathname }: { pathname: string }) =>
  pathname === '/explore'
    ? 'Search creators, content, or categories...'
    : 'Search creators and posts'

/**
 * A plain field that works by itself: what is offered while somebody types is loaded with the first
 * focus. On a phone it is an icon until it has the focus, and then the whole width.
 */
export function SearchBox() {
  const q = useLocation({ select: askedAt })
  const placeholder = useLocation({ select: placeholderAt })
  const field = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [popup, setPopup] = useState<object>()
  useEffect(() => {
    if (field.current) field.current.value = q
  }, [q])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = field.current?.value.trim()
    if (!words) return
    field.current?.blur()
    void goSoon(withSearch('/search', { q: words }))
  }
  return (
    <search className={styles.search}>
      <form className={styles.box} onSubmit={submit}>
        <Search size={20} className={styles.icon} />
        <input
          ref={field}
          id={searchFieldId}
          className={styles.input}
          role="combobox"
          aria-expanded={false}
          aria-label="Search"
          placeholder={placeholder}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={() => setInput(field.current)}
          {...popup}
        />
        {input && (
          <Suspense>
            <SearchLayer input={input} onPopup={setPopup} />
          </Suspense>
        )}
      </form>
    </search>
  )
}
