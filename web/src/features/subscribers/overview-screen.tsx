import type { AudienceView } from '@fanfare/contract'
import { Users } from 'lucide-react'
import { useTitle } from '../../app/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AudienceState } from './audience-state.tsx'
import { Movement } from './figures/movement.tsx'
import { StandingFigures } from './figures/standing-figures.tsx'
import { TiersPanel } from './figures/tiers-panel.tsx'
import { HolidayCard } from './holiday/holiday-card.tsx'
import styles from './subscribers.module.css'

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
      <StandingFigures audience={audience} />
      {isQuiet ? (
        <Panel className={styles.wide}>
          <NobodyYet />
        </Panel>
      ) : (
        <Panel className={styles.wide} title="Joined and left, last 30 days">
          <Movement days={days} />
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
      action={<Button href="/dashboard/subscriptions/tiers">Look at your tiers</Button>}
    >
      Whoever subscribes stands here, with what they bring and how long they stay.
    </EmptyState>
  )
}
