import { LoadError } from '../../../core/api/load-error.tsx'
import { useSettled } from '../../../core/api/use-settled.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AddressForm } from './address-form.tsx'
import { ReceiptsSwitch } from './receipts-switch.tsx'
import { useDetails } from './use-details.ts'

/** The address on invoices, and whether receipts are emailed. */
export function DetailsPanels() {
  const query = useDetails()
  const { details, error } = query
  const isSettled = useSettled(details !== undefined)
  if (details && isSettled) {
    return (
      <>
        <Panel title="Billing address">
          <AddressForm address={details.address} />
        </Panel>
        <Panel>
          <ReceiptsSwitch on={details.emailReceipts} />
        </Panel>
      </>
    )
  }
  return (
    <Panel title="Billing address">
      {error ? (
        <LoadError level={3} title="We couldn’t load your billing address" read={query} />
      ) : (
        <SkeletonText />
      )}
    </Panel>
  )
}
