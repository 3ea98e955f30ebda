import type { ProfileView } from '@fanfare/contract'
import { CalendarDays, Link2, MapPin } from 'lucide-react'
import { monthText } from '../../ui/text/dates.ts'
import styles from './profile-facts.module.css'

/** Only what a browser opens as a page; the rest is not made a link. */
const linkOf = (website: string) => {
  const url = URL.canParse(website) ? new URL(website) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { href: url.href, text: (url.host + url.pathname).replace(/^www\.|\/$/g, '') }
}

export function ProfileFacts({ profile }: { profile: ProfileView }) {
  const { location, website, joinedAt } = profile
  const link = linkOf(website)
  return (
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
          Joined <time dateTime={joinedAt}>{monthText(joinedAt)}</time>
        </span>
      </li>
    </ul>
  )
}
