import type { OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOf } from '../../app/api.ts'
import { moneyText } from '../../app/money.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { dateOf } from './refund-words.ts'
import styles from './refunds.module.css'
import { useAskRefund } from './use-refunds.ts'

/** What can be withdrawn from: a piece that is paid and not given back. */
const isOpen = ({ item, lines, standing }: OrderView) =>
  (item.type === 'content' || item.type === 'gift') && lines.total.amount > 0 && standing === 'kept'

/** The latest ones; older ones are in the history and can be named by their number. */
export function WithdrawPurchases() {
  const read = readOf('listTransactions', { query: { status: 'completed', limit: 20 } })
  const { data, error, refetch, isFetching } = useQuery(read)
  const orders = data?.transactions.filter(isOpen)
  return (
    <Panel title="Your purchases">
      {!data && !error && <SkeletonText />}
      {error && !data && (
        <ErrorState
          level={3}
          title="Your purchases could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.problem.detail} The form below works all the same.
        </ErrorState>
      )}
      {orders?.length === 0 && (
        <p className={styles.hint}>There is nothing you could withdraw from.</p>
      )}
      {orders && orders.length > 0 && (
        <ul className={styles.rows}>
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
    ask.mutate(
      { params: { id }, body: { reason: 'withdrawal' } },
      {
        onSuccess: () => showToast('Your withdrawal has arrived. We mailed you.', { tone: 'good' }),
        onError: ({ problem }) => showToast(problem.detail, { tone: 'bad' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <li className={styles.request}>
      <div className={styles.words}>
        <Link href={`/receipts/${id}`} className={styles.name}>
          {item.title}
        </Link>
        <p className={styles.hint}>
          {dateOf(paidAt ?? createdAt)} · {moneyText(lines.total)}
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
