import type { SearchSort } from '@fanfare/contract'
import { Search, SlidersHorizontal } from 'lucide-react'
import { searchFieldId } from '../../core/layout/search-field-id.ts'
import { Button } from '../../ui/form/button.tsx'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { type View, ViewSwitch } from '../content-cards/index.ts'
import { type Asked, hrefOf, searchSorts } from './asked/asked.ts'
import styles from './found-screen.module.css'
import { foundCount } from './results/found-count.ts'
import { summaryOf } from './results/result-words.ts'
import type { Results } from './results/use-results.ts'

const mostMeant = 2

type Props = {
  asked: Asked
  results: Results
  view: View
  onView: (view: View) => void
  onSort: (sort: SearchSort) => void
  isPanelOpen: boolean
  onPanel: () => void
}

export function FoundHead(props: Props) {
  const { asked, results, view, onView, onSort, isPanelOpen, onPanel } = props
  const { first, isPlaceholderData } = asked.isPeople ? results.users : results.content
  const sort = asked.filters.sortBy ?? 'relevance'
  const found = foundCount(asked, results)
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {/* The field in the bar is an icon on a phone; a tap here opens it with these words. */}
        <label htmlFor={searchFieldId} className={styles.box}>
          <Search size={16} />
          {asked.q}
        </label>
        <h1 className={styles.title}>Results for “{asked.q}”</h1>
        {first && !isPlaceholderData && (
          <DidYouMean asked={asked} meant={first.suggestions.slice(0, mostMeant)} />
        )}
      </div>
      <div className={styles.tools}>
        <p className={styles.summary} role="status">
          {found && summaryOf(found.shown, found.total, found.milliseconds)}
        </p>
        <Button
          variant="outline"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={isPanelOpen}
          onClick={onPanel}
        >
          Filters
        </Button>
        <SortSelect<SearchSort>
          label="Sort by"
          options={searchSorts}
          value={sort}
          onChange={onSort}
        />
        {!asked.isPeople && <ViewSwitch view={view} onView={onView} />}
      </div>
      {sort === 'rating' && (
        <p className={styles.note}>Sorted by likes per view, for posts with enough views.</p>
      )}
    </header>
  )
}

function DidYouMean({ asked, meant }: { asked: Asked; meant: readonly string[] }) {
  if (meant.length === 0) return null
  return (
    <p className={styles.meant}>
      Did you mean{' '}
      {meant.map((q, at) => (
        <span key={q}>
          {at > 0 && ' or '}
          <Link href={hrefOf({ ...asked, q })} className={styles.meantLink}>
            {q}
          </Link>
        </span>
      ))}
      ?
    </p>
  )
}
