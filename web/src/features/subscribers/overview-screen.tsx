import type { AudienceView } from '@fanfare/contract'
import { Users } from 'lucide-react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import report from '../../ui/layout/figure.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { AudienceState } from './audience-state.tsx'
import { JoinedAndLeft } from './figures/joined-and-left.tsx'
import { SubscriberFigures } from './figures/subscriber-figures.tsx'
import { TiersPanel } from './figures/tiers-panel.tsx'
import { HolidayCard } from './holiday/holiday-card.tsx'

/** The inner tab Overview. */
export function AudienceScreen() {
  useTitle('Subscriptions')
  return (
    <AudienceState period="30d">{(audience) => <Overview audience={audience} />}</AudienceState>
  )
}

function Overview({ audience }: { audience: AudienceView }) {
  const { days, tiers, subscribers, holidayUntil } = audience
  const isQuiet = subscribers.all === 0 && days.every(({ joined, left }) => joined + left === 0)
  return (
    <>
      <SubscriberFigures audience={audience} />
      {isQuiet ? (
        <Panel className={report.wide}>
          <NobodyYet />
        </Panel>
      ) : (
        <Panel className={report.wide} title="Joined and left (last 30 days)">
          <JoinedAndLeft days={days} />
        </Panel>
      )}
      {tiers.length > 0 && <TiersPanel tiers={tiers} />}
      <HolidayCard until={holidayUntil} />
    </>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      icon={<Users size={24} />}
      title="No subscribers yet"
      action={<Button href="/dashboard/subscriptions/tiers">View your tiers</Button>}
    >
      Your subscribers will show up here, with what they bring in and how long they stay.
    </EmptyState>
  )
}
