import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import list from './conversation-list.module.css'
import row from './conversation-row.module.css'

const bones = ['a', 'b', 'c', 'd', 'e', 'f']

export function ListSkeleton() {
  return (
    <div className={list.rows}>
      <VisuallyHidden role="status">Loading conversations</VisuallyHidden>
      <div className={list.items} aria-busy="true">
        {bones.map((bone) => (
          <div key={bone} className={row.bone}>
            <Skeleton shape="disc" width={48} height={48} />
            <div className={row.words}>
              <Skeleton width="50%" />
              <Skeleton width="80%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
