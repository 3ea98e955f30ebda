import { SearchX } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { PartError } from '../../../core/api/part-error.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { View } from '../../content-cards/index.ts'
import { type Asked, hasFilters } from '../asked/asked.ts'
import { ContentResults, LoadMore, ResultsSkeleton } from './content-results.tsx'
import { isBoth } from './found-count.ts'
import { Limited, StillSearching } from './notices.tsx'
import styles from './results.module.css'
import type { Results } from './use-results.ts'
import { FirstPeople, PeopleSkeleton, UserResults } from './user-results.tsx'

type Props = { asked: Asked; results: Results; view: View; onClear: () => void }

/** One list, or both where everything is asked for. */
export function FoundResults({ asked, results, view, onClear }: Props) {
  const { content, users } = results
  const { isPeople, filters } = asked
  const list = isPeople ? users : content
  const hasBoth = isBoth(asked)
  if (!list.rows) {
    if (list.error) return <LoadError title="We couldn’t search right now" read={list} />
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">Searching</VisuallyHidden>
        <StillSearching />
        {isPeople ? <PeopleSkeleton /> : <ResultsSkeleton view={view} />}
      </div>
    )
  }
  const people = hasBoth ? (users.rows ?? []) : []
  const isEmpty = list.rows.length === 0 && people.length === 0
  return (
    <div className={styles.body} data-stale={list.isPlaceholderData || undefined}>
      {list.isPlaceholderData && <StillSearching />}
      {list.first?.isFallback && (
        <Limited isAsking={list.isRefetching} onRetry={() => void list.refetch()} />
      )}
      {hasBoth && users.error && <PartError what="people" read={users} />}
      {hasBoth && <FirstPeople asked={asked} results={people} total={users.first?.total ?? 0} />}
      {isEmpty && !(hasBoth && users.isPending) && (
        <Nothing isNarrowed={hasFilters(filters)} onClear={onClear} />
      )}
      {isPeople && users.rows && users.rows.length > 0 && (
        <UserResults q={asked.q} results={users.rows} level={2} />
      )}
      {!isPeople && content.rows && content.rows.length > 0 && (
        <section>
          {people.length > 0 && <h2 className={styles.title}>Posts</h2>}
          <ContentResults
            q={asked.q}
            results={content.rows}
            view={view}
            level={people.length > 0 ? 3 : 2}
          />
        </section>
      )}
      <LoadMore list={list} />
    </div>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX size={24} />}
      title="No results found"
      action={isNarrowed && <Button onClick={onClear}>Clear filters</Button>}
    >
      Try adjusting your search terms or filters
    </EmptyState>
  )
}
