import { SortSelect } from '../../ui/form/sort-select.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import { contentTypes, ViewSwitch } from '../watching/index.ts'
import styles from './feed.module.css'
import { type FeedSearch, readFeedSearch, type Sort } from './feed-search.ts'

const all = 'all'
const typeOptions = [
  [all, 'All'] as const,
  ...Object.entries(contentTypes).map(([type, { many }]) => [type, many] as const),
]
const sorts = [
  ['latest', 'Latest'],
  ['popular', 'Popular'],
] as const

type ViewProps = Parameters<typeof ViewSwitch>[0]
type Props = ViewProps & { search: FeedSearch; onNarrow: (more: FeedSearch) => void }

/** What both feeds can be narrowed by, and how they are laid out. */
export function FeedBar({ search, onNarrow, view, onView }: Props) {
  return (
    <div className={styles.bar}>
      <FilterTabs
        label="Type"
        options={typeOptions}
        value={search.type ?? all}
        onChoose={(type) => onNarrow({ type: readFeedSearch({ type }).type })}
      />
      <div className={styles.tools}>
        <SortSelect<Sort>
          label="Sort by"
          options={sorts}
          value={search.sort ?? 'latest'}
          onChange={(sort) => onNarrow({ sort: sort === 'latest' ? undefined : sort })}
        />
        <ViewSwitch view={view} onView={onView} />
      </div>
    </div>
  )
}
