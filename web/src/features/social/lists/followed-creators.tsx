import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { avatarOf } from '../../../core/format/picture.ts'
import { profilePath } from '../../../core/navigation/paths.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import typography from '../../../ui/text/typography.module.css'
import styles from './followed-creators.module.css'

const most = 7
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

type Props = { viewer: Viewer; path: string }

/** In the sidebar: whom one follows, the last to post first. All of them stand in a list of their own. */
export function FollowedCreators({ viewer, path }: Props) {
  const id = useId()
  const { data } = useQuery(readOf('listFollowedCreators'))
  const { username, followingCount } = viewer
  return (
    <div className={styles.group} aria-busy={!data}>
      <div className={styles.head}>
        <p id={id}>Following</p>
        <Link href={`${profilePath(username)}/following`} className={styles.all}>
          All {followingCount}
        </Link>
      </div>
      <ul aria-labelledby={id} className={styles.list}>
        {data
          ? data.creators.map((creator) => (
              <li key={creator.id}>
                <Link
                  href={profilePath(creator.username)}
                  className={styles.creator}
                  aria-current={path === profilePath(creator.username) ? 'page' : undefined}
                >
                  <Avatar
                    name={creator.displayName}
                    seed={creator.username}
                    picture={avatarOf(creator.picture)}
                    size={28}
                  />
                  <span className={typography.ellipsis}>{creator.displayName}</span>
                </Link>
              </li>
            ))
          : skeletons.slice(0, Math.min(most, followingCount)).map((skeleton) => (
              <li key={skeleton} className={styles.creator} aria-hidden="true">
                <Skeleton shape="disc" width={28} height={28} />
                <Skeleton width="60%" height={14} />
              </li>
            ))}
      </ul>
    </div>
  )
}
