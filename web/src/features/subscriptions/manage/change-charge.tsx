import type { OrderView } from '@fanfare/contract'
import { useEffect, useEffectEvent } from 'react'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { moneyText } from '../../../core/format/money.ts'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { BankAsks, useOrder } from '../../billing/index.ts'

/** Charges the difference: shows the bank's verification here, and the result. */
export function ChangeCharge({ known, onClose }: { known: OrderView; onClose: () => void }) {
  const { order, action } = useOrder(known)
  const paid = useEffectEvent(() => {
    toastSuccess('Subscription changed')
    onClose()
  })
  useEffect(() => {
    if (order.state === 'paid') paid()
  }, [order.state])
  const failed = order.state === 'failed' || order.state === 'expired'
  return (
    <Dialog open onClose={onClose} title="Change tier">
      {order.state === 'needs-action' && (
        <BankAsks order={order} clientSecret={action?.clientSecret} isOurs />
      )}
      {failed && (
        <div className={layout.stack16} role="alert">
          <p>{order.failure?.message ?? 'The payment failed. You haven’t been charged.'}</p>
          <p>Your subscription hasn’t changed.</p>
          {order.abilities.confirm && (
            <Button variant="primary" href={withSearch('/checkout', { order: order.id })}>
              Pay {moneyText(order.lines.total)} with another card
            </Button>
          )}
        </div>
      )}
      {!failed && order.state !== 'needs-action' && (
        <p role="status" className={layout.stack16}>
          <Spinner size={20} label="Charging" />
          We’re charging {moneyText(order.lines.total)}. Don’t pay again.
        </p>
      )}
    </Dialog>
  )
}
