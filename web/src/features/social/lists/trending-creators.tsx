import type { CreatorSummary } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { PartError } from '../../../core/api/part-error.tsx'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import rail from '../../../ui/layout/rail.module.css'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { shortPlural } from '../../../ui/text/format.ts'
import { FollowButton } from '../index.ts'
import styles from './trending-creators.module.css'

const shown = 5
const skeletons = ['a', 'b', 'c', 'd', 'e']

/** Beside other pages: whom many begin to follow. */
export function TrendingCreators() {
  const read = useQuery(readOf('listTrendingCreators'))
  if (!read.data && read.error) return <PartError what="trending creators" read={read} />
  if (read.data?.creators.length === 0) return null
  return (
    <section aria-labelledby="trending-creators" aria-busy={!read.data}>
      <h2 id="trending-creators" className={rail.title}>
        Trending creators
      </h2>
      <ul className={styles.rows}>
        {read.data
          ? read.data.creators
              .slice(0, shown)
              .map((creator) => <Row key={creator.id} creator={creator} />)
          : skeletons.map((skeleton) => <RowSkeleton key={skeleton} />)}
      </ul>
    </section>
  )
}

function Row({ creator }: { creator: CreatorSummary }) {
  const { username, displayName, picture, category, followerCount } = creator
  return (
    <li className={styles.row}>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={40} />
      <div className={styles.words}>
        <Link href={profilePath(username)} className={styles.name}>
          {displayName}
        </Link>
        <p className={styles.facts}>
          <span>{shortPlural(followerCount, 'follower')}</span>
          {category && <span>{categories[category].short}</span>}
        </p>
      </div>
      <Suspense>
        <FollowButton creator={creator} from="card" isListed isQuiet />
      </Suspense>
    </li>
  )
}

function RowSkeleton() {
  return (
    <li className={styles.row} aria-hidden="true">
      <Skeleton shape="disc" width={40} height={40} />
      <div className={styles.words}>
        <Skeleton width="70%" height={14} />
        <Skeleton width="50%" />
      </div>
    </li>
  )
}
