import type { ProfilePage } from '@fanfare/contract'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './profile-about.module.css'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileStats } from './profile-stats.tsx'

export function ProfileAbout({ profile }: { profile: ProfilePage }) {
  const { bio, displayName } = profile
  return (
    <Panel title="About" className={styles.about ?? ''}>
      <div className={layout.stack16}>
        <p className={bio ? styles.bio : styles.nothing}>
          {bio || `${displayName} hasn’t added a bio yet.`}
        </p>
        <ProfileStats profile={profile} />
        <ProfileFacts profile={profile} />
      </div>
    </Panel>
  )
}
