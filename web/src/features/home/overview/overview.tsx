import type { CategorySlug } from '@fanfare/contract/categories'
import { useState } from 'react'
import type { Viewer } from '../../../core/session/viewer.ts'
import { NewPosts } from '../following/new-posts.tsx'
import { useFollowedPosts } from '../following/use-followed-posts.ts'
import homeStyles from '../home-screen.module.css'
import { ContinueWatching } from './continue-watching.tsx'
import { ForYou } from './for-you.tsx'
import { FromYourCreators } from './from-your-creators.tsx'
import styles from './overview.module.css'
import { useUnfinished } from './use-unfinished.ts'

type Props = { viewer: Viewer; category: CategorySlug | undefined }

/** The beginnings of the lists that are one's own. What somebody does not have yet takes no room. */
export function Overview({ viewer, category }: Props) {
  // As it was when they came: the first follow on this page must not move what they look at.
  const [wasFollowing] = useState(viewer.followingCount > 0)
  const isFollowing = wasFollowing && viewer.followingCount > 0
  const followed = useFollowedPosts(viewer, {}, isFollowing)
  const unfinished = useUnfinished()
  // Stands above everything else, and would move it.
  if (unfinished.isPending) return <div className={homeStyles.feed} />
  return (
    <div>
      {isFollowing && followed.arrivals && <NewPosts {...followed.arrivals} />}
      <div className={styles.overview}>
        <ContinueWatching read={unfinished} />
        {isFollowing && <FromYourCreators viewer={viewer} followed={followed} />}
        <ForYou category={category} />
      </div>
    </div>
  )
}
