import { useSearch } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { restate } from '../../../core/navigation/app-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SortSelect } from '../../../ui/form/sort-select.tsx'
import { FilterTabs } from '../../../ui/layout/filter-tabs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import {
  ContentList,
  contentTypes,
  useContentPages,
  useView,
  ViewSwitch,
} from '../../content-cards/index.ts'
import { readTopicSearch, type Topic, topicRequest } from '../explore-search.ts'
import styles from './topics.module.css'

const all = 'all'
const typeOptions = [
  [all, 'All'] as const,
  ...Object.entries(contentTypes).map(([type, { many }]) => [type, many] as const),
]
const latest = 'latest'
const sorts = [
  [latest, 'Latest'],
  ['popular', 'Popular'],
] as const

/** All posts of a category or with a tag, page after page. */
export function TopicPosts({ topic }: { topic: Topic }) {
  const search = readTopicSearch(useSearch({ strict: false }))
  const [view, setView] = useView()
  const list = useContentPages('listContent', topicRequest(topic, search))
  const { type, sort } = search
  return (
    <div className={layout.stack20}>
      <div className={styles.bar}>
        <FilterTabs
          label="Type"
          options={typeOptions}
          value={type ?? all}
          onChoose={(chosen) =>
            void restate<'/category/$slug' | '/tag/$tag'>({
              sort,
              type: chosen === all ? undefined : chosen,
            })
          }
        />
        <div className={styles.tools}>
          <SortSelect
            label="Sort by"
            options={sorts}
            value={sort ?? latest}
            onChange={(chosen) =>
              void restate<'/category/$slug' | '/tag/$tag'>({
                type,
                sort: chosen === latest ? undefined : chosen,
              })
            }
          />
          <ViewSwitch view={view} onView={setView} />
        </div>
      </div>
      <ContentList
        list={list}
        view={view}
        level={2}
        empty={
          <Nothing
            isNarrowed={type !== undefined}
            onClear={() => void restate<'/category/$slug' | '/tag/$tag'>({ sort })}
          />
        }
      />
    </div>
  )
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Clapperboard size={24} />}
      title={isNarrowed ? 'No matching posts' : 'No posts yet'}
      action={
        isNarrowed ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <Button href="/explore">Explore</Button>
        )
      }
    >
      {isNarrowed ? 'Try another type.' : 'New posts will show up here.'}
    </EmptyState>
  )
}
