import type { TierView } from '@fanfare/contract'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
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
    void toastResult(restore.run({ params: { id: tier.id } }), `${tier.name} is on sale again`)
  return (
    <li className={cx(rows.row, styles.tier)}>
      <TierWords tier={tier} />
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="outline"
          loading={restore.isPending}
          aria-label={`Restore ${tier.name}`}
          onClick={bringBack}
        >
          Restore
        </Button>
      </div>
    </li>
  )
}
