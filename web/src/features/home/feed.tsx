import { categories } from '@fanfare/contract/categories'
import { useSearch } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { restate } from '../../core/navigation/app-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import layout from '../../ui/layout/layout.module.css'
import hidden from '../../ui/layout/visually-hidden.module.css'
import {
  ContentList,
  contentTypes,
  useContentPages,
  useView,
  ViewSwitch,
} from '../watching/index.ts'
import styles from './feed.module.css'
import { type FeedSearch, feedRequest, readFeedSearch, type Sort } from './feed-search.ts'

const all = 'all'
const typeOptions = [
  [all, 'All'] as const,
  ...Object.entries(contentTypes).map(([type, { many }]) => [type, many] as const),
]
const sorts = [
  ['latest', 'Latest'],
  ['popular', 'Popular'],
] as const

export function Feed() {
  const search = readFeedSearch(useSearch({ strict: false }))
  const [view, setView] = useView()
  const list = useContentPages('listContent', feedRequest(search))
  const narrow = (more: FeedSearch) => void restate({ ...search, ...more })
  return (
    <section aria-labelledby="feed" className={layout.stack16}>
      <h2 id="feed" className={hidden.hidden}>
        {search.category ? categories[search.category].name : 'New and popular'}
      </h2>
      <div className={styles.bar}>
        <FilterTabs
          label="Type"
          options={typeOptions}
          value={search.type ?? all}
          onChoose={(type) => narrow({ type: readFeedSearch({ type }).type })}
        />
        <div className={styles.tools}>
          <SortSelect<Sort>
            label="Sort by"
            options={sorts}
            value={search.sort ?? 'latest'}
            onChange={(sort) => narrow({ sort: sort === 'latest' ? undefined : sort })}
          />
          <ViewSwitch view={view} onView={setView} />
        </div>
      </div>
      <Categories search={search} onNarrow={narrow} />
      <ContentList
        list={list}
        view={view}
        empty={<Nothing narrowed={Object.values(search).some(Boolean)} />}
      />
    </section>
  )
}

type CategoriesProps = { search: FeedSearch; onNarrow: (more: FeedSearch) => void }

function Categories({ search: { category, tag }, onNarrow }: CategoriesProps) {
  return (
    <fieldset className={styles.categories} aria-label="Category">
      {tag && <Chip onRemove={() => onNarrow({ tag: undefined })}>{`#${tag}`}</Chip>}
      {Object.entries(categories).map(([slug, { short }]) => (
        <Chip
          key={slug}
          pressed={slug === category}
          onPress={() =>
            onNarrow({
              category: slug === category ? undefined : readFeedSearch({ category: slug }).category,
            })
          }
        >
          {short}
        </Chip>
      ))}
    </fieldset>
  )
}

function Nothing({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      level={3}
      icon={<Clapperboard size={24} />}
      title={narrowed ? 'No matching posts' : 'No posts yet'}
      action={
        narrowed ? (
          <Button onClick={() => void restate({})}>Clear filters</Button>
        ) : (
          <Button href="/become-a-creator">Become a creator</Button>
        )
      }
    >
      {narrowed
        ? 'Try another type or category.'
        : 'New posts from creators will show up here. Yours could be the first.'}
    </EmptyState>
  )
}
