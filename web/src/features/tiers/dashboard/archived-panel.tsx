import type { TierView } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { MoreOf } from '../../../app/more-of.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Panel } from '../../../ui/panel.tsx'
import rows from '../../../ui/rows.module.css'
import { showToast } from '../../../ui/toast-store.ts'
import { useArchivedTiers, useRestoreTier } from '../use-tiers.ts'
import styles from './dashboard.module.css'
import { TierWords } from './tier-row.tsx'

/** Not there while there is nothing in it. */
export function ArchivedPanel() {
  const list = useArchivedTiers()
  if (list.isPending || list.rows?.length === 0) return null
  return (
    <Panel title="Archived">
      <ul className={rows.rows} aria-label="Archived tiers">
        {list.rows?.map((tier) => (
          <ArchivedRow key={tier.id} tier={tier} />
        ))}
      </ul>
      <MoreOf what="archived tiers" list={list} />
    </Panel>
  )
}

function ArchivedRow({ tier }: { tier: TierView }) {
  const restore = useRestoreTier()
  const bringBack = () =>
    restore.mutateAsync({ params: { id: tier.id } }).then(
      () => showToast(`${tier.name} is on sale again.`, { tone: 'good' }),
      ({ problem }: ProblemError) => showToast(problem.detail, { tone: 'bad' }),
    )
  return (
    <li className={cx(rows.row, styles.tier)}>
      <TierWords tier={tier} />
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="outline"
          loading={restore.isPending}
          aria-label={`Bring back ${tier.name}`}
          onClick={bringBack}
        >
          Bring back
        </Button>
      </div>
    </li>
  )
}
