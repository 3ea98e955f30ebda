import type { OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../app/api.ts'
import { dateText } from '../../app/dates.ts'
import { LoadError } from '../../app/load-error.tsx'
import { moneyText } from '../../app/money.ts'
import { saying } from '../../app/saying.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import rows from '../../ui/rows.module.css'
import { SkeletonText } from '../../ui/skeleton.tsx'
import styles from './refunds.module.css'
import { useAskRefund } from './use-refunds.ts'

const paidOnce = ['content', 'gift', 'gift-term']

/** What can be withdrawn from: what is paid once and not given back. */
const isOpen = ({ item, lines, standing }: OrderView) =>
  paidOnce.includes(item.type) && lines.total.amount > 0 && standing === 'kept'

/** The latest ones; older ones are in the history and can be named by their number. */
export function WithdrawPurchases() {
  const read = readOf('listTransactions', { query: { status: 'completed', limit: 20 } })
  const { data, error, refetch, isFetching } = useQuery(read)
  const orders = data?.transactions.filter(isOpen)
  return (
    <Panel title="Your purchases">
      {!data && !error && <SkeletonText />}
      {error && !data && (
        <LoadError
          level={3}
          title="Your purchases could not be loaded"
          read={{ error, refetch, isFetching }}
        >
          The form below works all the same.
        </LoadError>
      )}
      {orders?.length === 0 && (
        <p className={rows.hint}>There is nothing you could withdraw from.</p>
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
    void saying(
      ask.mutateAsync({ params: { id }, body: { reason: 'withdrawal' } }),
      'Your withdrawal has arrived. We mailed you.',
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
        If you have hardly opened it the money comes back at once and the piece closes. Otherwise
        the creator is asked.
      </ConfirmDialog>
    </li>
  )
}
