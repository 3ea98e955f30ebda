import { LoadError } from '../../app/load-error.tsx'
import { Panel } from '../../ui/panel.tsx'
import rows from '../../ui/rows.module.css'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { Tab } from './tab.tsx'
import { useTipTabs } from './use-tips.ts'

/** In Settings, Billing: what was given and is not charged yet. */
export function TipTabs() {
  const { tabs, error, refetch, isFetching } = useTipTabs()
  return (
    <Panel title="Tips">
      {tabs?.map((tab) => (
        <Tab key={tab.currency} tab={tab} />
      ))}
      {tabs?.length === 0 && (
        <p className={rows.hint}>
          No tips are waiting. What you give gathers here and is charged once it comes to 5.00, or
          after 30 days.
        </p>
      )}
      {!tabs && error && (
        <LoadError
          level={3}
          title="Your tips could not be loaded"
          read={{ error, refetch, isFetching }}
        />
      )}
      {!tabs && !error && <SkeletonText />}
    </Panel>
  )
}
