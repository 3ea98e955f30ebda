import { categories, categorySlugs } from '@fanfare/contract/categories'
import { Clapperboard } from 'lucide-react'
import { restate } from '../../core/navigation/app-link.tsx'
import { categoryPath } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ContentList, useContentPages, useView } from '../content-cards/index.ts'
import styles from './feed.module.css'
import { FeedBar } from './feed-bar.tsx'
import { type FeedSearch, feedRequest } from './feed-search.ts'

type Props = { search: FeedSearch; hasForYou?: boolean }

/** Posts of everyone. */
export function DiscoverFeed({ search, hasForYou = false }: Props) {
  const [view, setView] = useView()
  const list = useContentPages('listContent', feedRequest(search))
  const narrow = (more: FeedSearch) => void restate<'/'>({ ...search, ...more })
  const { feed, type, sort } = search
  return (
    <div className={layout.stack16}>
      <FeedBar
        search={search}
        onNarrow={narrow}
        view={view}
        onView={setView}
        hasForYou={hasForYou}
      />
      <Categories />
      <ContentList
        list={list}
        view={view}
        empty={
          <Nothing isNarrowed={Boolean(type || sort)} onClear={() => void restate<'/'>({ feed })} />
        }
      />
    </div>
  )
}

/** Each leads to its own page. */
export function Categories() {
  return (
    <nav className={styles.categories} aria-label="Categories">
      {categorySlugs.map((slug) => (
        <Chip key={slug} href={categoryPath(slug)}>
          {categories[slug].short}
        </Chip>
      ))}
    </nav>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      level={3}
      icon={<Clapperboard size={24} />}
      title={isNarrowed ? 'No matching posts' : 'No posts yet'}
      action={
        isNarrowed ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <Button href="/become-a-creator">Become a creator</Button>
        )
      }
    >
      {isNarrowed
        ? 'Try another type.'
        : 'New posts from creators will show up here. Yours could be the first.'}
    </EmptyState>
  )
}
