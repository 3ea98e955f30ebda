import { LoadError } from '../../../core/api/load-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useSpending } from '../../billing/index.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

/** What a month costs, what it may cost, and what comes when. */
export function SpendingPanels() {
  const query = useSpending()
  const { data, error } = query
  if (data) {
    return (
      <>
        <BudgetPanel currencies={data.currencies} />
        <CalendarPanel renewals={data.renewals} calendar={data.calendar} />
      </>
    )
  }
  return (
    <Panel title="This month">
      {error ? (
        <LoadError level={3} title="We couldn’t load your spending" read={query} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Panel>
  )
}
