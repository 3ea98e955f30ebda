import type { ProfilePage, ProfileView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { UserRoundX } from 'lucide-react'
import { Suspense } from 'react'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { usePerson } from '../../core/realtime/people.ts'
import { MissingState } from '../../ui/feedback/missing-state.tsx'
import { PanelTabs } from '../../ui/layout/tabs.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { SubscribeTab } from '../tiers/index.ts'
import { ProfileAbout } from './profile-about.tsx'
import { ProfileHead } from './profile-head.tsx'
import styles from './profile-screen.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const ProfileSeries = lazyComponent(() => import('./profile-series.tsx'), 'ProfileSeries')
const ProfileContent = lazyComponent(() => import('./profile-content.tsx'), 'ProfileContent')

export function ProfileScreen() {
  const { username } = useParams({ from: '/profile/$username' })
  const query = useQuery(readOf('readProfile', { params: { username } }))
  const { data, error } = query
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
  if (error) return <LoadError level={1} title="We couldn’t load this profile" read={query} />
  return <ProfileSkeleton />
}

function Tabs({ profile }: { profile: ProfilePage }) {
  const asked = useSearchParam<'/profile/$username'>('tab')
  const tabs = [
    { id: 'content', label: 'Content', panel: <ContentTab profile={profile} /> },
    ...(profile.hasSeries
      ? [{ id: 'series', label: 'Series', panel: <SeriesTab profile={profile} /> }]
      : []),
    { id: 'about', label: 'About', panel: <ProfileAbout profile={profile} /> },
    ...(profile.sellsTiers
      ? [{ id: 'subscribe', label: 'Subscribe', panel: <TiersTab profile={profile} /> }]
      : []),
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

const SeriesTab = (props: { profile: ProfileView }) => (
  <Suspense fallback={<div className={styles.tab} />}>
    <ProfileSeries {...props} />
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
