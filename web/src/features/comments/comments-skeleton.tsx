import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import row from './comment-row.module.css'

export function CommentsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading comments</VisuallyHidden>
      {['a', 'b', 'c'].map((bone) => (
        <div key={bone} className={row.row}>
          <Skeleton shape="disc" width={36} height={36} />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  )
}
