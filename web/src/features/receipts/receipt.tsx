import type { ReceiptView } from '@fanfare/contract'
import { FileText } from 'lucide-react'
import { dateText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Breakdown, cardWords, whatFor } from '../billing/index.ts'
import { RefundPanel } from '../refunds/index.ts'
import styles from './receipt.module.css'
import { creatorOf, eventWords, hrefOf, shareWords, standingWords } from './receipt-words.ts'

/** One page for both who paid and who was paid: what, to whom, and what became of it. */
export function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { order } = receipt
  const href = hrefOf(order.item)
  const [words, tone] = standingWords[order.standing]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.name}>
          <h1 className={styles.title}>
            {href ? <Link href={href}>{order.item.title}</Link> : order.item.title}
          </h1>
          <p className={styles.facts}>{whatFor(order.item)}</p>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <Facts receipt={receipt} />
      <Panel title="What was paid">
        <Breakdown lines={order.lines} creator={creatorOf(order.item)} />
      </Panel>
      <Story receipt={receipt} />
      <RefundPanel receipt={receipt} />
    </div>
  )
}

function Facts({ receipt }: { receipt: ReceiptView }) {
  const { order, number, buyer, viewedBy } = receipt
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Receipt', number ?? 'being numbered'],
    ['Date', dateText(order.paidAt ?? order.createdAt)],
    ['Paid by', viewedBy === 'creator' ? (buyer?.displayName ?? 'a fan') : null],
    ['Paid with', order.card && cardWords(order.card)],
    ['Order', order.id],
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
          Receipt as PDF
        </Button>
      )}
    </Panel>
  )
}

function Story({ receipt }: { receipt: ReceiptView }) {
  const { events, held, returned, share, order, dispute } = receipt
  if (order.lines.total.amount === 0) return null
  return (
    <Panel title="What became of it">
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
          Of {moneyText(order.lines.total)}, {moneyText(returned)} went back. Still held:{' '}
          {moneyText(held.creator)} by the creator, {moneyText(held.platform)} by Fanfare,{' '}
          {moneyText(held.processing)} for processing.
        </p>
      )}
      <p className={styles.note}>{shareWords(share)}</p>
      {dispute?.evidenceSentAt && !dispute.closedAt && (
        <p className={styles.note}>
          Fanfare sent the bank what it knows of the purchase on {dateText(dispute.evidenceSentAt)}.
        </p>
      )}
    </Panel>
  )
}
