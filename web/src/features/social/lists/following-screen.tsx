import type { ProfilePage } from '@fanfare/contract'
import { EyeOff, UserPlus } from 'lucide-react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/text/typography.module.css'
import { CreatorRows } from './creator-rows.tsx'
import { PeopleScreen } from './people-screen.tsx'
import { useFollowing } from './use-people.ts'

export function FollowingScreen() {
  return (
    <PeopleScreen which="Following">
      {(profile) =>
        profile.followingCount === null ? <Private /> : <Following profile={profile} />
      }
    </PeopleScreen>
  )
}

function Following({ profile }: { profile: ProfilePage }) {
  const list = useFollowing(profile.id)
  const isOwn = profile.abilities.edit
  return (
    <div className={layout.stack8}>
      {isOwn && (
        <p className={typography.hint}>
          You choose in your privacy settings whether others can see this list.
        </p>
      )}
      {list.rows && list.rows.length > 0 && <CreatorRows label="Following" creators={list.rows} />}
      {list.rows?.length === 0 && !list.hasNextPage && (
        <EmptyState
          level={3}
          icon={<UserPlus size={24} />}
          title="Not following anyone yet"
          action={isOwn ? <Button href="/explore/creators">Find creators</Button> : undefined}
        >
          {isOwn
            ? 'Creators you follow will show up here.'
            : `Creators ${profile.displayName} follows will show up here.`}
        </EmptyState>
      )}
      <MoreOf what="creators" whose="these" list={list} />
    </div>
  )
}

function Private() {
  return (
    <EmptyState level={3} icon={<EyeOff size={24} />} title="This list is private">
      They don’t show whom they follow.
    </EmptyState>
  )
}
