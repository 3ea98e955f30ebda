import type { OrderView } from '@fanfare/contract'
import { dateText } from '../../../app/dates.ts'
import { moneyText } from '../../../app/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import rows from '../../../ui/rows.module.css'
import { cardWords } from '../cards/card-words.ts'
import styles from './history.module.css'
import { statusOf, whatFor } from './payment-words.ts'

const tones = { completed: 'good', pending: 'warn', failed: 'bad' } as const
const names = { completed: 'Completed', pending: 'Pending', failed: 'Failed' }
const standingNames = {
  refunding: 'Refund on its way',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Dispute lost',
}

export function PaymentRow({ order }: { order: OrderView }) {
  const { id, item, lines, paidAt, createdAt, card, failure, standing } = order
  const status = statusOf(order)
  const date = paidAt ?? createdAt
  return (
    <li className={cx(rows.row, styles.payment)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{item.title}</span>
          <Badge tone={tones[status]}>{names[status]}</Badge>
          {standing !== 'kept' && <Badge>{standingNames[standing]}</Badge>}
        </p>
        <p className={rows.hint}>
          {[whatFor(item), dateText(date), card && cardWords(card)].filter(Boolean).join(' · ')}
        </p>
        {status === 'failed' && failure && <p className={rows.hint}>{failure.message}</p>}
      </div>
      <p className={rows.sum}>{moneyText(lines.total)}</p>
      <Button
        variant="outline"
        size="sm"
        href={`/receipts/${id}`}
        aria-label={`${status === 'completed' ? 'Receipt' : 'Details'} of ${item.title}, ${dateText(date)}`}
      >
        {status === 'completed' ? 'Receipt' : 'Details'}
      </Button>
    </li>
  )
}
