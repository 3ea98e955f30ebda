import { LoadError } from '../../../app/load-error.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { ReceiptsSwitch } from './receipts-switch.tsx'
import { useDetails } from './use-details.ts'

/** What stands on invoices, and whether receipts are mailed. */
export function DetailsPanels() {
  const { details, error, refetch, isFetching } = useDetails()
  if (details) {
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
        <LoadError
          level={3}
          title="Your billing address could not be loaded"
          read={{ error, refetch, isFetching }}
        />
      ) : (
        <SkeletonText />
      )}
    </Panel>
  )
}
