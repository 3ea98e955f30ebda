import type { CreatorSummary } from '@fanfare/contract'
import { type CategorySlug, categories } from '@fanfare/contract/categories'
import { BadgeCheck } from 'lucide-react'
import { Suspense } from 'react'
import { usePages } from '../../core/api/pages.ts'
import { PartError } from '../../core/api/part-error.tsx'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath, withSearch } from '../../core/navigation/paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { shortPlural } from '../../ui/text/format.ts'
import { FollowButton } from '../social/index.ts'
import page from './explore.module.css'
import { Section } from './section.tsx'
import styles from './top-creators.module.css'

const shown = 6
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

type Props = { category: CategorySlug | undefined }

/** Those with most followers. */
export function TopCreators({ category }: Props) {
  const narrowed = category ? { category } : {}
  const list = usePages('listCreators', {
    query: { limit: shown, sort: 'followers', ...narrowed },
  })
  const creators = list.data?.pages[0]?.creators
  return (
    <Section
      title="Top Creators"
      hint="Most followers"
      isBusy={list.isPending}
      more={{
        href: withSearch('/explore/creators', { category }),
        label: 'View All Creators',
      }}
    >
      {!creators && list.error && <PartError what="top creators" read={list} />}
      {creators?.length === 0 && (
        <p className={page.none}>
          {category ? `No creators in ${categories[category].name} yet.` : 'No creators yet.'}
        </p>
      )}
      <ol className={styles.rows}>
        {creators?.map((creator, at) => (
          <Row key={creator.id} creator={creator} place={at + 1} />
        ))}
        {list.isPending && skeletons.map((skeleton) => <RowSkeleton key={skeleton} />)}
      </ol>
    </Section>
  )
}

function Row({ creator, place }: { creator: CreatorSummary; place: number }) {
  const { username, displayName, picture, isVerified, category, followerCount } = creator
  return (
    <li className={styles.row}>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={48} />
      <div className={styles.words}>
        <p className={styles.line}>
          <Link href={profilePath(username)} className={styles.name}>
            {displayName}
          </Link>
          {isVerified && (
            <BadgeCheck size={16} role="img" aria-label="Verified" className={styles.verified} />
          )}
        </p>
        <p className={styles.facts}>
          {category && <span>{categories[category].short}</span>}
          <span>{shortPlural(followerCount, 'follower')}</span>
        </p>
      </div>
      <Suspense>
        <FollowButton creator={creator} from="card" isListed />
      </Suspense>
    </li>
  )
}

function RowSkeleton() {
  return (
    <li className={styles.row} aria-hidden="true">
      <span />
      <Skeleton shape="disc" width={48} height={48} />
      <div className={styles.words}>
        <Skeleton width="60%" height={14} />
        <Skeleton width="40%" />
      </div>
    </li>
  )
}
