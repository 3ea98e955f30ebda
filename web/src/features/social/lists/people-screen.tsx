import type { ProfilePage } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { profilePath } from '../../../core/navigation/paths.ts'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { LinkTabs } from '../../../ui/layout/tabs.tsx'
import styles from './people.module.css'

const paths = { Followers: 'followers', Following: 'following', 'Starter packs': 'packs' } as const
type Which = keyof typeof paths
type Props = { which: Which; children: (profile: ProfilePage) => ReactNode }

/** The frame of these lists: whose they are, the way to the others, and nobody found. */
export function PeopleScreen({ which, children }: Props) {
  const { username } = useParams({ strict: false }) as { username: string }
  const read = useQuery(readOf('readProfile', { params: { username } }))
  const profile = read.data?.user
  useTitle(`${which} · ${profile?.displayName ?? `@${username}`}`)
  if (read.error?.problem.code === 'profile.not-found') {
    return (
      <MissingState icon={<UserRoundX size={24} />} title="Profile Not Found">
        The user you're looking for doesn't exist.
      </MissingState>
    )
  }
  if (!profile && read.error) {
    return <LoadError level={1} title="We couldn’t load this profile" read={read} />
  }
  return (
    <div className={layout.stack20}>
      <header className={layout.stack8}>
        <Link href={profilePath(username)} className={styles.back}>
          <ArrowLeft size={16} />
          Back to profile
        </Link>
        <h1>{profile?.displayName ?? which}</h1>
      </header>
      {profile && <LinkTabs label="People" tabs={tabsOf(profile, which)} />}
      <Panel title={which}>{profile ? children(profile) : <SkeletonText />}</Panel>
    </div>
  )
}

/** Only creators have followers, and not everybody shows whom they follow. */
const tabsOf = ({ username, isCreator, followingCount }: ProfilePage, which: Which) => {
  const tab = (label: Which) => ({
    label,
    href: `${profilePath(username)}/${paths[label]}` as const,
    current: label === which,
  })
  return [
    ...(isCreator ? [tab('Followers')] : []),
    ...(followingCount === null ? [] : [tab('Following')]),
    tab('Starter packs'),
  ]
}
