import type { ProfilePage } from '@fanfare/contract'
import { Users } from 'lucide-react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import layout from '../../../ui/layout/layout.module.css'
import rows from '../../../ui/layout/rows.module.css'
import { plural } from '../../../ui/text/format.ts'
import typography from '../../../ui/text/typography.module.css'
import { PeopleScreen } from './people-screen.tsx'
import { PersonRow } from './person-row.tsx'
import { useFollowers } from './use-people.ts'

export function FollowersScreen() {
  return (
    <PeopleScreen which="Followers">{(profile) => <Followers profile={profile} />}</PeopleScreen>
  )
}

function Followers({ profile }: { profile: ProfilePage }) {
  const list = useFollowers(profile.id)
  const isOwn = profile.abilities.edit
  const count = profile.followerCount
  return (
    <div className={layout.stack8}>
      <p className={typography.hint}>
        {plural(count, 'follower')}
        {!isOwn && '. Only those who show whom they follow are listed here.'}
      </p>
      {list.rows && list.rows.length > 0 && (
        <ul className={rows.rows} aria-label="Followers">
          {list.rows.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      {list.rows?.length === 0 && !list.hasNextPage && (
        <EmptyState
          level={3}
          icon={<Users size={24} />}
          title={isOwn || count === 0 ? 'No followers yet' : 'Nobody to show'}
        >
          {isOwn
            ? 'People who follow you will show up here.'
            : `Followers of ${profile.displayName} who show whom they follow will show up here.`}
        </EmptyState>
      )}
      <MoreOf what="followers" whose="these" list={list} />
    </div>
  )
}
