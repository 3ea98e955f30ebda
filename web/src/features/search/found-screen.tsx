import type { SearchFilters } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import { useMedia, wide } from '../../core/device/use-media.ts'
import { restate } from '../../core/navigation/app-link.tsx'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import { useView } from '../content-cards/index.ts'
import { type Asked, paramsOf, withFilters } from './asked/asked.ts'
import { useRemember } from './bar/use-recent.ts'
import { ActiveFilters } from './filters/active-filters-row.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { FoundHead } from './found-head.tsx'
import styles from './found-screen.module.css'
import { FoundTabs } from './found-tabs.tsx'
import { foundCount } from './results/found-count.ts'
import { FoundResults } from './results/found-results.tsx'
import { resultsText } from './results/result-words.ts'
import { useResults } from './results/use-results.ts'

const FilterSheet = lazyAfterPaint(() => import('./filters/filter-sheet.tsx'), 'FilterSheet')

export function FoundScreen({ asked }: { asked: Asked }) {
  const { filters, isPeople } = asked
  const results = useResults(asked)
  const isWide = useMedia(wide)
  const [view, setView] = useView()
  const [hasPanel, setHasPanel] = useState(true)
  const [hasSheet, setHasSheet] = useState(false)
  useRemember(asked.q)
  const { first } = isPeople ? results.users : results.content
  const found = foundCount(asked, results)

  const narrow = (next: SearchFilters) =>
    void restate<'/search'>(paramsOf({ ...asked, filters: next }))
  const change = (more: SearchFilters) => narrow(withFilters(filters, more))
  const clear = () => narrow(filters.sortBy ? { sortBy: filters.sortBy } : {})
  const panel = { filters, facets: first?.facets, isPeople, onChange: change }
  const isBeside = isWide && hasPanel

  return (
    <div className={styles.screen}>
      <FoundHead
        asked={asked}
        results={results}
        view={view}
        onView={setView}
        onSort={(sortBy) => change({ sortBy: sortBy === 'relevance' ? undefined : sortBy })}
        isPanelOpen={isWide ? hasPanel : hasSheet}
        onPanel={() => (isWide ? setHasPanel(!hasPanel) : setHasSheet(true))}
      />
      <FoundTabs asked={asked} results={results} />
      <div className={styles.columns} data-panel={isBeside || undefined}>
        {isBeside && (
          <aside className={styles.aside} aria-label="Filters">
            <FilterPanel {...panel} />
          </aside>
        )}
        <div className={styles.found}>
          <ActiveFilters filters={filters} onChange={change} onClear={clear} />
          <FoundResults asked={asked} results={results} view={view} onClear={clear} />
        </div>
      </div>
      <Suspense>
        {hasSheet && !isWide && (
          <FilterSheet
            {...panel}
            done={found ? `Show ${resultsText(found.total)}` : 'Show results'}
            onClear={clear}
            onClose={() => setHasSheet(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
