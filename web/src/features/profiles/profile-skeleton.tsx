import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import about from './profile-about.module.css'
import facts from './profile-facts.module.css'
import head from './profile-head.module.css'
import styles from './profile-screen.module.css'

/** Drawn with the page's own classes, so that nothing moves when the person arrives. */
export function ProfileSkeleton() {
  return (
    <div className={styles.profile} aria-busy="true">
      <VisuallyHidden role="status">Loading profile</VisuallyHidden>
      <div>
        <div className={head.cover} />
        <div className={head.row}>
          <Skeleton shape="disc" width={128} height={128} className={head.avatar ?? ''} />
          <div className={head.actions}>
            <Skeleton shape="block" width={108} height={40} />
          </div>
        </div>
        <div className={head.words}>
          <Skeleton width={240} height={26} />
          <Skeleton width={120} />
        </div>
      </div>
      <Panel title="About" className={about.about ?? ''}>
        <SkeletonText lines={3} />
        <div className={facts.facts}>
          <Skeleton width={96} />
          <Skeleton width={160} />
        </div>
      </Panel>
    </div>
  )
}
