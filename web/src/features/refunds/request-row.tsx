import type { RefundView } from '@fanfare/contract'
import { useState } from 'react'
import { dateText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import rows from '../../ui/rows.module.css'
import { AnswerDialog } from './answer-dialog.tsx'
import { reasonWords, standingOf } from './refund-words.ts'
import styles from './refunds.module.css'

/** One wish for money back, as the creator sees it. */
export function RequestRow({ refund }: { refund: RefundView }) {
  const { title, tone } = standingOf(refund)
  const facts = [
    moneyText(refund.amount),
    refund.buyer?.displayName ?? 'a fan',
    refund.reason && reasonWords[refund.reason],
    refund.state === 'requested' && refund.answerBy && `answer by ${dateText(refund.answerBy)}`,
  ]
  return (
    <li className={cx(rows.row, styles.request)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <Link href={`/receipts/${refund.orderId}`} className={rows.name}>
            {refund.title}
          </Link>
          <Badge tone={tone}>{title}</Badge>
        </p>
        <p className={rows.hint}>{facts.filter(Boolean).join(' · ')}</p>
        {refund.words && <p className={styles.said}>“{refund.words}”</p>}
      </div>
      {refund.abilities.answer && <AnswerButtons refund={refund} />}
    </li>
  )
}

export function AnswerButtons({ refund }: { refund: RefundView }) {
  const [grant, setGrant] = useState<boolean | null>(null)
  return (
    <div className={styles.buttons}>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Refuse the refund of ${refund.title}`}
        onClick={() => setGrant(false)}
      >
        Refuse
      </Button>
      <Button
        variant="primary"
        size="sm"
        aria-label={`Grant the refund of ${refund.title}`}
        onClick={() => setGrant(true)}
      >
        Grant
      </Button>
      {grant !== null && (
        <AnswerDialog refund={refund} grant={grant} onClose={() => setGrant(null)} />
      )}
    </div>
  )
}
