import { LoadError } from '../../../app/load-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useSpending, useSubscriptionChanges } from '../use-subscriptions.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { CalendarPanel } from './calendar-panel.tsx'

/** What a month costs, what it may cost, and what comes when. */
export function SpendingPanels() {
  useSubscriptionChanges()
  const { data, error, refetch, isFetching } = useSpending()
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
        <LoadError
          level={3}
          title="Your spending could not be loaded"
          read={{ error, refetch, isFetching }}
        />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Panel>
  )
}
