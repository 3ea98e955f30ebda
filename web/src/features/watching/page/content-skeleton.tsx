import { Rail } from '../../../core/layout/rail.tsx'
import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import head from './content-head.module.css'
import page from './content-page.module.css'
import creator from './creator-line.module.css'
import stage from './stage.module.css'

/** Drawn with the page's own classes, so that nothing moves when the post arrives. */
export function ContentSkeleton() {
  return (
    <div className={page.page} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={stage.stage} style={{ '--shape': 16 / 9 } as object} />
      <div className={layout.stack12}>
        <Skeleton width="60%" height={26} />
        <div className={head.row}>
          <Skeleton width={180} />
          <Skeleton shape="block" width={240} height={32} />
        </div>
      </div>
      <div className={creator.line}>
        <Skeleton shape="disc" width={48} height={48} />
        <div className={creator.words}>
          <Skeleton width={140} height={14} />
          <Skeleton width={90} />
        </div>
      </div>
      <SkeletonText lines={3} />
      <Rail>
        <div />
      </Rail>
    </div>
  )
}
