import { categories } from '@fanfare/contract/categories'
import { Clapperboard } from 'lucide-react'
import { restate } from '../../core/navigation/app-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Chip } from '../../ui/layout/chip.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ContentList, useContentPages, useView } from '../watching/index.ts'
import styles from './feed.module.css'
import { FeedBar } from './feed-bar.tsx'
import { discoverRequest, type FeedSearch, readFeedSearch } from './feed-search.ts'

type Props = { search: FeedSearch; hasForYou?: boolean }

/** Posts of everyone. */
export function DiscoverFeed({ search, hasForYou = false }: Props) {
  const [view, setView] = useView()
  const list = useContentPages('listContent', discoverRequest(search))
  const narrow = (more: FeedSearch) => void restate({ ...search, ...more })
  const { feed, type, category, tag, sort } = search
  return (
    <div className={layout.stack16}>
      <FeedBar
        search={search}
        onNarrow={narrow}
        view={view}
        onView={setView}
        hasForYou={hasForYou}
      />
      <Categories search={search} onNarrow={narrow} />
      <ContentList
        list={list}
        view={view}
        empty={
          <Nothing
            isNarrowed={Boolean(type || category || tag || sort)}
            onClear={() => void restate({ feed })}
          />
        }
      />
    </div>
  )
}

type CategoriesProps = { search: FeedSearch; onNarrow: (more: FeedSearch) => void }

export function Categories({ search: { category, tag }, onNarrow }: CategoriesProps) {
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
        ? 'Try another type or category.'
        : 'New posts from creators will show up here. Yours could be the first.'}
    </EmptyState>
  )
}
