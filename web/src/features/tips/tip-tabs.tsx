import { tabDays, tabLimit } from '@fanfare/contract/money'
import { LoadError } from '../../core/api/load-error.tsx'
import { textFrom } from '../../core/format/amount-text.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { Tab } from './tab.tsx'
import { useTipTabs } from './use-tips.ts'

/** In Settings, Billing: what was given and is not charged yet. */
export function TipTabs() {
  const query = useTipTabs()
  const { tabs, error } = query
  return (
    <Panel title="Pending tips">
      {tabs?.map((tab) => (
        <Tab key={tab.currency} tab={tab} />
      ))}
      {tabs?.length === 0 && (
        <p className={rows.hint}>
          No pending tips. We charge your tips together once they reach {textFrom(tabLimit)}, or
          after {tabDays} days.
        </p>
      )}
      {!tabs && error && <LoadError level={3} title="We couldn’t load your tips" read={query} />}
      {!tabs && !error && <SkeletonText />}
    </Panel>
  )
}
