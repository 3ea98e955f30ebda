import type { TierView } from '@fanfare/contract'
import { Gem, Plus } from 'lucide-react'
import { LoadError } from '../../../app/load-error.tsx'
import { useTitle } from '../../../app/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import rows from '../../../ui/rows.module.css'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useOwnTiers } from '../use-tiers.ts'
import { ArchivedPanel } from './archived-panel.tsx'
import styles from './dashboard.module.css'
import { TierRow } from './tier-row.tsx'

/** The inner tab Tiers. */
export function TiersScreen() {
  useTitle('Tiers')
  const { data, error, isFetching, refetch } = useOwnTiers()
  return (
    <div className={styles.panels}>
      <Panel title="On sale">
        {data && <OnSale tiers={data.tiers} />}
        {!data && !error && <SkeletonText lines={6} />}
        {!data && error && (
          <LoadError
            level={3}
            title="Your tiers could not be loaded"
            read={{ error, refetch, isFetching }}
          />
        )}
      </Panel>
      <ArchivedPanel />
    </div>
  )
}

function OnSale({ tiers }: { tiers: readonly TierView[] }) {
  if (tiers.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Gem size={24} />}
        title="No tiers on sale"
        action={
          <Button icon={<Plus size={16} />} href="/dashboard/subscriptions/tiers/new">
            Create your first tier
          </Button>
        }
      >
        A tier is what fans subscribe to: what they get, and what it costs them each month.
      </EmptyState>
    )
  }
  return (
    <ol className={rows.rows} aria-label="Tiers on sale">
      {tiers.map((tier, place) => (
        <TierRow key={tier.id} tier={tier} place={place} of={tiers.length} />
      ))}
    </ol>
  )
}
