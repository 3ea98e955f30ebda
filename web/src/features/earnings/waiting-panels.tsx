import type { DisputeView, EarningsView } from '@fanfare/contract'
import { MoreOf } from '../../core/api/more-of.tsx'
import { moneyText } from '../../core/format/money.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import report from '../../ui/layout/figure.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import rows from '../../ui/layout/rows.module.css'
import { cx } from '../../ui/lib/cx.ts'
import { dateText } from '../../ui/text/dates.ts'
import { RequestRow } from '../refunds/index.ts'
import styles from './earnings.module.css'
import { useDisputes, useRefundRequests } from './use-earnings.ts'

/** Refund requests and disputes, with those waiting for an answer first. */
export function WaitingPanels({ waiting }: { waiting: EarningsView['waiting'] }) {
  const refunds = useRefundRequests()
  const disputes = useDisputes()
  return (
    <>
      {(refunds.error || (refunds.rows && refunds.rows.length > 0)) && (
        <Panel
          className={report.wide}
          title="Refunds"
          aside={waiting.refunds > 0 && `${waiting.refunds} to review`}
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
          className={report.wide}
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
  'needs-response': ['Open', 'warn'],
  'under-review': ['Under review', 'warn'],
  won: ['Won', 'good'],
  lost: ['Lost', 'bad'],
} as const satisfies Record<DisputeView['state'], readonly [string, string]>

const reasons: Readonly<Record<string, string>> = {
  fraudulent: 'reported as fraud',
  product_not_received: 'reported as not received',
}

function Dispute({ dispute }: { dispute: DisputeView }) {
  const [words, tone] = states[dispute.state]
  const facts = [
    moneyText(dispute.amount),
    reasons[dispute.reason] ?? dispute.reason.replaceAll('_', ' '),
    `opened ${dateText(dispute.openedAt)}`,
    dispute.evidenceSentAt && `evidence sent ${dateText(dispute.evidenceSentAt)}`,
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
