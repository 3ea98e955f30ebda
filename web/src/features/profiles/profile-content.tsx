import type { ProfileView } from '@fanfare/contract'
import { Clapperboard } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { SortSelect } from '../../ui/form/sort-select.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import layout from '../../ui/layout/layout.module.css'
import { ContentList, useContentPages, useView, ViewSwitch } from '../content-cards/index.ts'

type Access = 'all' | 'free' | 'premium'
type Sort = 'latest' | 'popular'

const filters = [
  ['all', 'All'],
  ['free', 'Free'],
  ['premium', 'Premium'],
] as const
const sorts = [
  ['latest', 'Latest'],
  ['popular', 'Popular'],
] as const

export function ProfileContent({ profile }: { profile: ProfileView }) {
  const [access, setAccess] = useState<Access>('all')
  const [sortBy, setSort] = useState<Sort>('latest')
  const [view, setView] = useView()
  const shown = useDeferredValue(access)
  const list = useContentPages('listCreatorContent', {
    params: { id: profile.id },
    query: { limit: 24, sortBy, ...(shown === 'all' ? {} : { access: shown }) },
  })
  return (
    <div className={layout.stack20}>
      {profile.abilities.edit && <OwnChanges />}
      <div className={layout.between12}>
        <FilterTabs label="Price" options={filters} value={access} onChoose={setAccess} />
        <div className={layout.row8}>
          <SortSelect label="Sort by" options={sorts} value={sortBy} onChange={setSort} />
          <ViewSwitch view={view} onView={setView} />
        </div>
      </div>
      <ContentList
        list={list}
        view={view}
        level={2}
        withoutCreator
        empty={<Nothing profile={profile} narrowed={shown !== 'all'} />}
      />
    </div>
  )
}

/** What a creator publishes or pins in another tab shows here. */
function OwnChanges() {
  useRefreshOn(['content'], ['listCreatorContent'])
  return null
}

function Nothing({ profile, narrowed }: { profile: ProfileView; narrowed: boolean }) {
  const own = profile.abilities.edit
  return (
    <EmptyState
      icon={<Clapperboard size={24} />}
      title={narrowed ? 'No matching posts' : 'No posts yet'}
      action={own && !narrowed && <Button href="/create">Create Content</Button>}
    >
      {own ? 'Your posts will show up here.' : `${profile.displayName}’s posts will show up here.`}
    </EmptyState>
  )
}
