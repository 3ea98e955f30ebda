import type { ProfilePage } from '@fanfare/contract'
import { BadgeCheck, Megaphone, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { avatarOf } from '../../core/format/picture.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import layout from '../../ui/layout/layout.module.css'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import typography from '../../ui/text/typography.module.css'
import { CoverButton, CoverImage } from '../profile-pictures/index.ts'
import { FollowButton } from '../social/index.ts'
import { TipButton } from '../tips/index.ts'
import { ProfileFacts } from './profile-facts.tsx'
import styles from './profile-head.module.css'
import { ProfileStats } from './profile-stats.tsx'

const ProfileMore = lazyComponent(() => import('./profile-more.tsx'), 'ProfileMore')

export function ProfileHead({ profile }: { profile: ProfilePage }) {
  const { displayName, username, picture, banner, bio, isVerified, isCreator, abilities } = profile
  return (
    <header>
      <div className={styles.cover}>
        <CoverImage seed={username} picture={banner} sizes="(max-width: 767px) 560px, 1120px" />
        {abilities.edit && (
          <Suspense>
            <CoverButton />
          </Suspense>
        )}
      </div>
      <div className={styles.row}>
        <Avatar
          name={displayName}
          seed={username}
          picture={avatarOf(picture)}
          size={128}
          alt={`${displayName}’s photo`}
          className={styles.avatar}
        />
        <div className={styles.actions}>
          {isCreator && !abilities.edit && (
            <>
              <Suspense fallback={<span className={styles.follow} />}>
                <FollowButton creator={profile} from="profile" />
              </Suspense>
              <Suspense fallback={<span className={styles.tip} />}>
                <TipButton creator={profile} />
              </Suspense>
            </>
          )}
          <Suspense fallback={<span className={styles.share} />}>
            <ProfileMore profile={profile} />
          </Suspense>
          {abilities.edit && (
            <Button href="/settings/profile" variant="primary" icon={<Pencil size={16} />}>
              Edit profile
            </Button>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <div className={layout.row8}>
          <h1 className={styles.name}>{displayName}</h1>
          {isVerified && (
            <Badge tone="good" icon={<BadgeCheck />}>
              Verified
            </Badge>
          )}
          {isCreator && <Badge icon={<Megaphone />}>Creator</Badge>}
        </div>
        <p className={typography.secondary}>@{username}</p>
        {isCreator && (
          <div className={styles.more}>
            {bio && <p className={styles.bio}>{bio}</p>}
            <ProfileStats profile={profile} />
            <ProfileFacts profile={profile} />
          </div>
        )}
      </div>
    </header>
  )
}
