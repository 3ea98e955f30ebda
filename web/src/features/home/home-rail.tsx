import { Suspense } from 'react'
import type { Viewer } from '../../core/session/viewer.ts'
import rail from '../../ui/layout/rail.module.css'
import { TrendingCreators } from '../social/index.ts'
import { ComingRenewals } from '../subscriptions/index.ts'
import { Suggestions } from '../watching/index.ts'
import { YourAccount } from './your-account.tsx'

/** Beside the feed, or below it where there is no room. */
export function HomeRail({ viewer }: { viewer: Viewer }) {
  return (
    <div className={rail.rail}>
      <Suspense>
        <ComingRenewals />
      </Suspense>
      <Suspense>
        <TrendingCreators />
      </Suspense>
      <Suspense>
        <Suggestions />
      </Suspense>
      <YourAccount viewer={viewer} />
    </div>
  )
}
