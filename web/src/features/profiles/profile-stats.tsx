import type { ProfilePage } from '@fanfare/contract'
import { profilePath } from '../../core/navigation/paths.ts'
import { Link } from '../../ui/layout/link.tsx'
import styles from './profile-stats.module.css'

const nounFor = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`)

/** What is counted of a creator, or of a fan whom they follow if it is to be seen. */
const stats = ({ username, isCreator, followingCount, ...counted }: ProfilePage) => {
  const { followerCount, contentCount, totalViews, totalLikes } = counted
  const page = profilePath(username)
  const ofCreator = [
    {
      count: followerCount,
      words: nounFor(followerCount, 'follower'),
      href: `${page}/followers` as const,
    },
    { count: contentCount, words: nounFor(contentCount, 'post') },
    { count: totalViews, words: nounFor(totalViews, 'view') },
    { count: totalLikes, words: nounFor(totalLikes, 'like') },
  ]
  const following = {
    count: followingCount ?? 0,
    words: 'following',
    href: `${page}/following` as const,
  }
  return [...(isCreator ? ofCreator : []), following].filter(({ count }) => count > 0)
}

/** Nothing is said of what there is none of. */
export function ProfileStats({ profile }: { profile: ProfilePage }) {
  const counted = stats(profile)
  if (counted.length === 0) {
    return profile.isCreator ? <p className={styles.none}>No posts yet</p> : null
  }
  return (
    <ul className={styles.stats}>
      {counted.map(({ count, words, href }) => (
        <li key={words}>
          {href ? (
            <Link href={href} className={styles.link}>
              <b>{count.toLocaleString()}</b> {words}
            </Link>
          ) : (
            <>
              <b>{count.toLocaleString()}</b> {words}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
