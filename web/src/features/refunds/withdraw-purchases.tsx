import type { OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../core/api/api.ts'
import { LoadError } from '../../core/api/load-error.tsx'
import { toastResult } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { dateText } from '../../ui/text/dates.ts'
import styles from './refunds.module.css'
import { useAskRefund } from './use-refunds.ts'

const paidOnce = ['content', 'attachments', 'gift', 'gift-term']

/** What can be withdrawn from: what is paid once and not given back. */
const isOpen = ({ item, lines, refundStatus }: OrderView) =>
  paidOnce.includes(item.type) && lines.total.amount > 0 && refundStatus === 'kept'

/** The latest ones; older ones are in the history and can be named by their reference. */
export function WithdrawPurchases() {
  const read = readOf('listTransactions', { query: { status: 'completed', limit: 20 } })
  const purchases = useQuery(read)
  const { data, error } = purchases
  const orders = data?.transactions.filter(isOpen)
  return (
    <Panel title="Your purchases">
      {!data && !error && <SkeletonText />}
      {error && !data && (
        <LoadError level={3} title="We couldn’t load your purchases" read={purchases}>
          You can still use the form below.
        </LoadError>
      )}
      {orders?.length === 0 && (
        <p className={rows.hint}>You don’t have any purchases you can withdraw from.</p>
      )}
      {orders && orders.length > 0 && (
        <ul className={rows.rows}>
          {orders.map((order) => (
            <Purchase key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Purchase({ order }: { order: OrderView }) {
  const [asking, setAsking] = useState(false)
  const ask = useAskRefund()
  const { id, item, lines, paidAt, createdAt } = order
  const withdraw = () =>
    void toastResult(
      ask.run({ params: { id }, body: { reason: 'withdrawal' } }),
      'We received your withdrawal and emailed you a confirmation.',
    ).finally(() => setAsking(false))
  return (
    <li className={cx(rows.row, styles.request)}>
      <div className={rows.words}>
        <Link href={`/receipts/${id}`} className={rows.name}>
          {item.title}
        </Link>
        <p className={rows.hint}>
          {dateText(paidAt ?? createdAt)} · {moneyText(lines.total)}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Withdraw from ${item.title}`}
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Withdraw from “${item.title}”?`}
        confirm="Withdraw"
        danger
        busy={ask.isPending}
        onConfirm={withdraw}
        onClose={() => setAsking(false)}
      >
        If you bought it in the last 30 days and opened less than a quarter of it, we’ll refund you
        right away and you’ll lose access. Otherwise we’ll ask the creator.
      </ConfirmDialog>
    </li>
  )
}
