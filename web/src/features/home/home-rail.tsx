import { Suspense } from 'react'
import { useMedia, veryWide } from '../../core/device/use-media.ts'
import rail from '../../ui/layout/rail.module.css'
import { Suggestions } from '../content-cards/index.ts'
import { TrendingCreators } from '../social/index.ts'
import { ComingRenewals } from '../subscriptions/index.ts'

/**
 * Whoever is choosing creators has a list of them in front of them already. Below that list, posts of one
 * creator after the other would read as the same list once more.
 */
type Props = { isChoosing: boolean }

/** Beside the posts, or below them where there is no room. */
export function HomeRail({ isChoosing }: Props) {
  const isBeside = useMedia(veryWide)
  return (
    <div className={rail.rail}>
      {!isChoosing && (
        <Suspense>
          <TrendingCreators />
        </Suspense>
      )}
      <Suspense>
        <ComingRenewals />
      </Suspense>
      {(isBeside || !isChoosing) && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </div>
  )
}
