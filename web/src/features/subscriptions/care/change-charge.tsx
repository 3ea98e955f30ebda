import type { OrderView } from '@fanfare/contract'
import { useEffect, useEffectEvent } from 'react'
import { moneyText } from '../../../app/money.ts'
import { say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { BankAsks, useOrder } from '../../billing/index.ts'
import styles from './care.module.css'

/** The difference is being paid: what the bank asks is asked here, and the end is said. */
export function ChangeCharge({ known, onClose }: { known: OrderView; onClose: () => void }) {
  const { order, action } = useOrder(known)
  const paid = useEffectEvent(() => {
    say('Your subscription is changed.')
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
        <div className={styles.form} role="alert">
          <p>{order.failure?.message ?? 'The payment failed. No money moved.'}</p>
          <p>Nothing was changed. You have what you had.</p>
          {order.abilities.confirm && (
            <Button variant="primary" href={`/checkout?order=${order.id}`}>
              Pay {moneyText(order.lines.total)} with another card
            </Button>
          )}
        </div>
      )}
      {!failed && order.state !== 'needs-action' && (
        <p role="status" className={styles.form}>
          <Spinner size={20} label="Being charged" />
          {moneyText(order.lines.total)} is being charged. Don’t pay again.
        </p>
      )}
    </Dialog>
  )
}
