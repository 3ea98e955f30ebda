import { StudioPage } from '../../core/studio/studio-page.tsx'
import report from '../../ui/layout/figure.module.css'
import { AudienceState } from './audience-state.tsx'
import { SubscriberFigures } from './figures/subscriber-figures.tsx'
import { TiersPanel } from './figures/tiers-panel.tsx'
import { HolidayCard } from './holiday/holiday-card.tsx'
import { SubscriberList } from './list/subscriber-list.tsx'
import { useAudience } from './use-audience.ts'

/** How the figures here are counted; Analytics has other periods. */
const period = '30d'

/** The studio's Subscribers: how many and what they bring, who they are, and by which tiers. */
export function SubscribersScreen() {
  return (
    <StudioPage title="Subscribers">
      <AudienceState period={period}>
        {(audience) => audience.subscribers.all > 0 && <SubscriberFigures audience={audience} />}
      </AudienceState>
      <SubscriberList />
      <ByTier />
    </StudioPage>
  )
}

/** Below the list, and of the same answer as the figures above it, which say what is wrong with it. */
function ByTier() {
  const { data } = useAudience(period)
  if (!data) return null
  return (
    <div className={report.report}>
      {data.tiers.length > 0 && <TiersPanel tiers={data.tiers} />}
      <HolidayCard until={data.holidayUntil} />
    </div>
  )
}
