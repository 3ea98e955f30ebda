import type { RefundView } from '@fanfare/contract'
import { useState } from 'react'
import { moneyText } from '../../core/format/money.ts'
import { avatarOf } from '../../core/format/picture.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { Avatar } from '../../ui/media/avatar.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { reasonWords, refundStateOf } from './refund-words.ts'
import styles from './refunds.module.css'

/** One refund request, as the creator sees it. */
export function RequestRow({ refund }: { refund: RefundView }) {
  const { title, tone } = refundStateOf(refund)
  const name = refund.buyer?.displayName ?? 'A fan'
  const facts = [
    moneyText(refund.amount),
    name,
    refund.reason && reasonWords[refund.reason],
    refund.state === 'requested' && refund.answerBy && `Respond by ${dateText(refund.answerBy)}`,
  ]
  return (
    <li className={cx(rows.row, styles.request)}>
      <Avatar
        name={name}
        seed={refund.buyer?.username ?? refund.id}
        picture={avatarOf(refund.buyer?.picture)}
        size={40}
      />
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
        aria-label={`Decline refund for ${refund.title}`}
        onClick={() => setGrant(false)}
      >
        Decline
      </Button>
      <Button
        variant="primary"
        size="sm"
        aria-label={`Approve refund for ${refund.title}`}
        onClick={() => setGrant(true)}
      >
        Approve
      </Button>
      {grant !== null && (
        <AnswerDialog refund={refund} grant={grant} onClose={() => setGrant(null)} />
      )}
    </div>
  )
}
