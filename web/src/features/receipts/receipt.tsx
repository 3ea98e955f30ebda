import type { ReceiptView } from '@fanfare/contract'
import { FileText } from 'lucide-react'
import { moneyText } from '../../core/format/money.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { dateText } from '../../ui/text/dates.ts'
import typography from '../../ui/text/typography.module.css'
import { Breakdown, cardWords, whatFor } from '../billing/index.ts'
import { RefundPanel } from '../refunds/index.ts'
import styles from './receipt.module.css'
import { creatorOf, eventWords, hrefOf, shareWords, statusWords } from './receipt-words.ts'

/** One page for both who paid and who was paid: what, to whom, and what became of it. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { order } = receipt
  const href = hrefOf(order.item)
  const [words, tone] = statusWords(receipt)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>
            {href ? <Link href={href}>{order.item.title}</Link> : order.item.title}
          </h1>
          <p className={typography.secondary}>{whatFor(order.item)}</p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <Facts receipt={receipt} />
      <Panel title="Price breakdown">
        <Breakdown lines={order.lines} creator={creatorOf(order.item)} isReceipt />
      </Panel>
      <Story receipt={receipt} />
      <RefundPanel receipt={receipt} />
    </div>
  )
}

function Facts({ receipt }: { receipt: ReceiptView }) {
  const { order, number, reference, buyer, viewedBy } = receipt
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Receipt', number ?? 'Number pending'],
    ['Date', dateText(order.paidAt ?? order.createdAt)],
    ['Paid by', viewedBy === 'creator' ? (buyer?.displayName ?? 'A fan') : null],
    ['Paid with', order.card && cardWords(order.card)],
    ['Order', order.id],
    ['Reference', reference],
  ]
  return (
    <Panel>
      <dl className={styles.list}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {viewedBy === 'buyer' && (
        <Button
          variant="outline"
          icon={<FileText size={16} />}
          href={`/api/receipts/${order.id}/pdf`}
          target="_blank"
        >
          Download PDF
        </Button>
      )}
    </Panel>
  )
}

function Story({ receipt }: { receipt: ReceiptView }) {
  const { events, held, returned, share, order, dispute } = receipt
  if (order.lines.total.amount === 0) return null
  return (
    <Panel title="Payment activity">
      <ol className={styles.events}>
        {events.map(({ kind, at, amount }) => (
          <li key={`${kind} ${at}`}>
            <span>
              <time dateTime={at}>{dateText(at)}</time> {eventWords[kind]}
            </span>
            <strong>{moneyText(amount)}</strong>
          </li>
        ))}
      </ol>
      {returned.amount > 0 && (
        <p className={styles.note}>
          {moneyText(returned)} of {moneyText(order.lines.total)} went back to the buyer. The rest:{' '}
          {moneyText(held.creator)} to the creator, {moneyText(held.platform)} to Fanfare,{' '}
          {moneyText(held.processing)} for processing.
        </p>
      )}
      <p className={styles.note}>{shareWords(share)}</p>
      {dispute?.evidenceSentAt && !dispute.closedAt && (
        <p className={styles.note}>
          Fanfare sent evidence about this purchase to the bank on{' '}
          {dateText(dispute.evidenceSentAt)}.
        </p>
      )}
    </Panel>
  )
}
