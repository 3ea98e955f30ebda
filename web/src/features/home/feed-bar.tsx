import { SortSelect } from '../../ui/form/sort-select.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import { contentTypes, ViewSwitch } from '../content-cards/index.ts'
import styles from './feed.module.css'
import { type FeedSearch, readFeedSearch, type Sort } from './feed-search.ts'

const all = 'all'
const typeOptions = [
  [all, 'All'] as const,
  ...Object.entries(contentTypes).map(([type, { many }]) => [type, many] as const),
]
const sorts: readonly (readonly [Sort, string])[] = [
  ['latest', 'Latest'],
  ['popular', 'Popular'],
]
const allSorts: typeof sorts = [...sorts, ['ai', 'For You']]

type ViewProps = Parameters<typeof ViewSwitch>[0]
type Props = ViewProps & {
  search: FeedSearch
  onNarrow: (more: FeedSearch) => void
  /** There are posts chosen for whoever looks. */
  hasForYou?: boolean
}

/** What both feeds can be narrowed by, and how they are laid out. */
export function FeedBar({ search, onNarrow, view, onView, hasForYou }: Props) {
  const options = hasForYou ? allSorts : sorts
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
          options={options}
          value={
            options.some(([sort]) => sort === search.sort) && search.sort ? search.sort : 'latest'
          }
          onChange={(sort) => onNarrow({ sort: sort === 'latest' ? undefined : sort })}
        />
        <ViewSwitch view={view} onView={onView} />
      </div>
    </div>
  )
}
