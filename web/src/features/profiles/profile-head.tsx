import type { ProfileView } from '@fanfare/contract'
import { BadgeCheck, Megaphone, Pencil } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Avatar } from '../../ui/media/avatar.tsx'
import { CoverPattern } from '../../ui/media/cover-pattern.tsx'
import typography from '../../ui/text/typography.module.css'
import { TipButton } from '../tips/index.ts'
import styles from './profile-head.module.css'
import { ShareButton } from './share-button.tsx'

export function ProfileHead({ profile }: { profile: ProfileView }) {
  const { displayName, username, picture, isVerified, isCreator, abilities } = profile
  return (
    <header>
      <div className={styles.cover}>
        <CoverPattern seed={username} />
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
          {isCreator && <TipButton creator={profile} />}
          <ShareButton title={`${displayName} on Fanfare`} path={`/profile/${username}`} />
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
      </div>
    </header>
  )
}
