import type { ProfileView } from '@fanfare/contract'
import { CalendarDays, Link2, MapPin } from 'lucide-react'
import { Suspense } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import styles from './profile-about.module.css'

/** Loaded when someone opens the tab, not with the first load. */
const ProfileTotals = lazyComponent(() => import('./profile-totals.tsx'), 'ProfileTotals')

/** Only what a browser opens as a page; the rest is not made a link. */
const linkOf = (website: string) => {
  const url = URL.canParse(website) ? new URL(website) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { href: url.href, text: (url.host + url.pathname).replace(/^www\.|\/$/g, '') }
}

const monthOf = (instant: string) =>
  new Date(instant).toLocaleDateString(undefined, { month: 'long', year: 'numeric' })

export function ProfileAbout({ profile }: { profile: ProfileView }) {
  const { bio, location, website, joinedAt, displayName, isCreator } = profile
  const link = linkOf(website)
  return (
    <Panel title="About" className={styles.about ?? ''}>
      <p className={bio ? styles.bio : styles.nothing}>
        {bio || `${displayName} hasn’t added a bio yet.`}
      </p>
      <ul className={styles.facts}>
        {location && (
          <li>
            <MapPin size={16} />
            {location}
          </li>
        )}
        {link && (
          <li>
            <Link2 size={16} />
            <a href={link.href} target="_blank" rel="noopener nofollow" className={styles.link}>
              {link.text}
            </a>
          </li>
        )}
        <li>
          <CalendarDays size={16} />
          <span>
            Joined <time dateTime={joinedAt}>{monthOf(joinedAt)}</time>
          </span>
        </li>
        {isCreator && (
          <Suspense>
            <ProfileTotals profile={profile} />
          </Suspense>
        )}
      </ul>
    </Panel>
  )
}
