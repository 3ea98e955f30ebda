import type { DisputeView, EarningsView } from '@fanfare/contract'
import { dateText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'
import { MoreOf } from '../../app/more-of.tsx'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import rows from '../../ui/rows.module.css'
import { RequestRow } from '../refunds/index.ts'
import styles from './earnings.module.css'
import { useDisputes, useRefundRequests } from './use-earnings.ts'

/** What is asked back: first what waits for an answer, with the rest of its kind below. */
export function WaitingPanels({ waiting }: { waiting: EarningsView['waiting'] }) {
  const refunds = useRefundRequests()
  const disputes = useDisputes()
  return (
    <>
      {(refunds.error || (refunds.rows && refunds.rows.length > 0)) && (
        <Panel
          className={styles.wide}
          title="Refunds"
          aside={waiting.refunds > 0 && `${waiting.refunds} to answer`}
        >
          <ul className={rows.rows}>
            {refunds.rows?.map((refund) => (
              <RequestRow key={refund.id} refund={refund} />
            ))}
          </ul>
          <MoreOf what="refunds" list={refunds} />
        </Panel>
      )}
      {(disputes.error || (disputes.rows && disputes.rows.length > 0)) && (
        <Panel
          className={styles.wide}
          title="Disputes"
          aside={waiting.disputes > 0 && `${waiting.disputes} open`}
        >
          <ul className={rows.rows}>
            {disputes.rows?.map((dispute) => (
              <Dispute key={dispute.id} dispute={dispute} />
            ))}
          </ul>
          <MoreOf what="disputes" list={disputes} />
        </Panel>
      )}
    </>
  )
}

const states = {
  'needs-response': ['The bank asks', 'warn'],
  'under-review': ['The bank decides', 'warn'],
  won: ['Won', 'good'],
  lost: ['Lost', 'bad'],
} as const satisfies Record<DisputeView['state'], readonly [string, string]>

const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'they say the card was used without them',
  product_not_received: 'they say they did not get it',
}

function Dispute({ dispute }: { dispute: DisputeView }) {
  const [words, tone] = states[dispute.state]
  const facts = [
    moneyText(dispute.amount),
    reasons[dispute.reason] ?? dispute.reason.replaceAll('_', ' '),
    `since ${dateText(dispute.openedAt)}`,
    dispute.evidenceSentAt && `answered ${dateText(dispute.evidenceSentAt)}`,
  ]
  return (
    <li className={cx(rows.row, styles.sale)}>
      <div className={rows.words}>
        <p className={rows.line}>
          <Link href={`/receipts/${dispute.orderId}`} className={rows.name}>
            {dispute.title}
          </Link>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className={rows.hint}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
