import type { FollowerDays } from '@fanfare/contract'
import { profilePath } from '../../../core/navigation/paths.ts'
import { useViewer } from '../../../core/session/viewer.ts'
import { Figure, Figures } from '../../../ui/layout/figure.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import styles from './followers.module.css'

/** A minus that is one, and a plus that says it is no total. */
const changeText = (change: number) => {
  if (change === 0) return '0'
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString()}`
}

export function FollowerSums({ followers }: { followers: FollowerDays }) {
  const { total, gained, lost } = followers
  const viewer = useViewer()
  return (
    <Figures>
      <Figure name="Followers" value={total.toLocaleString()}>
        {viewer && total > 0 && (
          <Link href={`${profilePath(viewer.username)}/followers`} className={styles.more}>
            See who follows you
          </Link>
        )}
      </Figure>
      <Figure name="New followers" value={gained.toLocaleString()} />
      <Figure name="Unfollowed" value={lost.toLocaleString()} />
      <Figure
        name="Change"
        value={changeText(gained - lost)}
        means="New followers minus those who unfollowed in this period. Someone who unfollows and follows again counts in both."
      />
    </Figures>
  )
}
