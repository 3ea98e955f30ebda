import type { ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { Suspense } from 'react'
import { readOf } from '../../app/api.ts'
import { LoadError } from '../../app/load-error.tsx'
import { usePerson } from '../../app/people.ts'
import { useSearchParam } from '../../app/use-search-param.ts'
import { useTitle } from '../../app/use-title.ts'
import { MissingState } from '../../ui/missing-state.tsx'
import { part } from '../../ui/part.ts'
import { PanelTabs } from '../../ui/tabs.tsx'
import { SubscribeTab } from '../tiers/index.ts'
import { ProfileAbout } from './profile-about.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-screen.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const ProfileContent = part(() => import('./profile-content.tsx'), 'ProfileContent')

export function ProfileScreen() {
  const { username } = useParams({ from: '/profile/$username' })
  const { data, error, isFetching, refetch } = useQuery(
    readOf('readProfile', { params: { username } }),
  )
  const profile = data?.user
  const missing = error?.problem.code === 'profile.not-found'
  usePerson(profile)
  useTitle(titleOf(profile, username, missing))

  if (missing) return <ProfileNotFound />
  if (profile) {
    return (
      <article className={styles.profile}>
        <ProfileHead profile={profile} />
        {profile.isCreator ? <Tabs profile={profile} /> : <ProfileAbout profile={profile} />}
      </article>
    )
  }
  if (error) {
    return (
      <LoadError
        level={1}
        title="This profile could not be loaded"
        read={{ error, refetch, isFetching }}
      />
    )
  }
  return <ProfileSkeleton />
}

function Tabs({ profile }: { profile: ProfileView }) {
  const asked = useSearchParam('tab')
  const tabs = [
    { id: 'content', label: 'Content', panel: <ContentTab profile={profile} /> },
    { id: 'subscribe', label: 'Subscribe', panel: <TiersTab profile={profile} /> },
    { id: 'about', label: 'About', panel: <ProfileAbout profile={profile} /> },
  ]
  const first = tabs.find(({ id }) => id === asked)?.id ?? 'content'
  return (
    <div>
      <PanelTabs key={first} label="Profile" tabs={tabs} first={first} />
    </div>
  )
}

const ContentTab = (props: { profile: ProfileView }) => (
  <Suspense fallback={<div className={styles.tab} />}>
    <ProfileContent {...props} />
  </Suspense>
)

const TiersTab = (props: { profile: ProfileView }) => (
  <Suspense fallback={<div className={styles.tab} />}>
    <SubscribeTab {...props} />
  </Suspense>
)

const titleOf = (
  profile: { displayName: string; username: string } | undefined,
  username: string,
  missing: boolean,
) => {
  if (missing) return 'Profile Not Found'
  return profile ? `${profile.displayName} (@${profile.username})` : `@${username}`
}

function ProfileNotFound() {
  return (
    <MissingState icon={<UserRoundX size={24} />} title="Profile Not Found">
      The user you're looking for doesn't exist.
    </MissingState>
  )
}
