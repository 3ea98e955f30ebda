import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import card from './content-card.module.css'
import cover from './cover.module.css'

/** Drawn with the card's own classes, so that nothing moves when the posts arrive. */
export function CardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <div className={cover.cover} />
      <div className={card.words}>
        <Skeleton shape="disc" width={36} height={36} className={card.face ?? ''} />
        <div className={card.text}>
          <Skeleton width="80%" height={14} />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </div>
      </div>
    </div>
  )
}
