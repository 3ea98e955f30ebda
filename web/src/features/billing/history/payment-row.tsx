import type { OrderView } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { cx } from '../../../ui/lib/cx.ts'
import { dateText } from '../../../ui/text/dates.ts'
import { cardWords } from '../cards/card-words.ts'
import styles from './history.module.css'
import { refundWords, statusOf, whatFor } from './payment-words.ts'

const tones = { completed: 'good', pending: 'warn', failed: 'bad' } as const
const names = { completed: 'Completed', pending: 'Pending', failed: 'Failed' }

export function PaymentRow({ order }: { order: OrderView }) {
  const { id, item, lines, paidAt, createdAt, card, failure } = order
  const status = statusOf(order)
  const refund = refundWords(order)
  const date = paidAt ?? createdAt
  return (
    <li className={cx(rows.row, styles.payment)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <span className={rows.name}>{item.title}</span>
          <Badge tone={tones[status]}>{names[status]}</Badge>
          {refund && <Badge>{refund}</Badge>}
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
        aria-label={`${status === 'completed' ? 'Receipt' : 'Details'} for ${item.title}, ${dateText(date)}`}
      >
        {status === 'completed' ? 'Receipt' : 'Details'}
      </Button>
    </li>
  )
}
