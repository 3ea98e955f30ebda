import { useSearch } from '@tanstack/react-router'
import { restate } from '../../../core/navigation/app-link.tsx'
import { useTitle } from '../../../core/navigation/use-title.ts'
import layout from '../../../ui/layout/layout.module.css'
import { type CreatorSearch, readCreatorSearch } from '../explore-search.ts'
import { TopicHead } from '../topics/topic-head.tsx'
import { CreatorFilters } from './creator-filters.tsx'
import { CreatorList } from './creator-list.tsx'

/** Every creator there is, by what they make and are. */
export function CreatorsScreen() {
  useTitle('Creators')
  const search = readCreatorSearch(useSearch({ strict: false }))
  const narrow = ({ sort, ...more }: CreatorSearch) =>
    void restate<'/explore/creators'>({ ...more, sort: sort === 'followers' ? undefined : sort })
  return (
    <div className={layout.stack24}>
      <TopicHead title="Creators" />
      <CreatorFilters search={search} onNarrow={narrow} />
      <CreatorList search={search} onClear={() => narrow({ sort: search.sort })} />
    </div>
  )
}
