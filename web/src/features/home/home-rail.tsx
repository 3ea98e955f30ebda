import { Suspense } from 'react'
import rail from '../../ui/layout/rail.module.css'
import { TrendingCreators } from '../social/index.ts'
import { ComingRenewals } from '../subscriptions/index.ts'
import { Suggestions } from '../watching/index.ts'

/** Whoever is choosing creators has a list of them in front of them already. */
type Props = { isChoosing: boolean }

/** Beside the posts, or below them where there is no room. */
export function HomeRail({ isChoosing }: Props) {
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
      <Suspense>
        <Suggestions />
      </Suspense>
    </div>
  )
}
