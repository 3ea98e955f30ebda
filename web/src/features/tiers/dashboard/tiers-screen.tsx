import type { TierView } from '@fanfare/contract'
import { Gem, Plus } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { StudioPage } from '../../../core/studio/studio-page.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { useOwnTiers } from '../use-tiers.ts'
import { ArchivedPanel } from './archived-panel.tsx'
import { TierRow } from './tier-row.tsx'

const newHref = '/dashboard/subscriptions/tiers/new'

/** The studio's Tiers. */
export function TiersScreen() {
  const query = useOwnTiers()
  const { data, error } = query
  return (
    <StudioPage
      title="Tiers"
      actions={
        <Button variant="primary" icon={<Plus size={16} />} href={newHref}>
          New tier
        </Button>
      }
    >
      <Panel title="On sale">
        {data && <OnSale tiers={data.tiers} />}
        {!data && !error && <SkeletonText lines={6} />}
        {!data && error && <LoadError level={3} title="We couldn’t load your tiers" read={query} />}
      </Panel>
      <ArchivedPanel />
    </StudioPage>
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
          <Button icon={<Plus size={16} />} href={newHref}>
            Create your first tier
          </Button>
        }
      >
        Tiers are what fans subscribe to. Choose what they get and what they pay each month.
      </EmptyState>
    )
  }
  return (
    <ol className={rows.rows} aria-label="Tiers on sale">
      {tiers.map((tier, index) => (
        <TierRow key={tier.id} tier={tier} index={index} count={tiers.length} />
      ))}
    </ol>
  )
}
