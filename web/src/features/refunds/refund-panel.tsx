import type { OrderId, ReceiptView, RefundView } from '@fanfare/contract'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { toastProblem } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { Button } from '../../ui/form/button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { AskRefundDialog } from './ask-refund-dialog.tsx'
import { RefundSaleDialog } from './refund-sale-dialog.tsx'
import { reasonWords, refundStateOf } from './refund-words.ts'
import styles from './refunds.module.css'
import { AnswerButtons } from './request-row.tsx'
import { useAskRefund } from './use-refunds.ts'

/** The state of a refund, or how to ask for one. */
export function RefundPanel({ receipt }: { receipt: ReceiptView }) {
  const { refund, offer, abilities } = receipt
  if (!refund && !abilities.refund) return null
  return (
    <Panel title="Refund">
      <div className={layout.stack16}>
        {refund && <RefundState refund={refund} />}
        {refund?.abilities.answer && <AnswerButtons refund={refund} />}
        {offer?.kind === 'again' && refund && (
          <SendAgain orderId={receipt.order.id} refund={refund} why={offer.why} />
        )}
        {offer && offer.kind !== 'again' && <Offer receipt={receipt} offer={offer} />}
        {receipt.viewedBy === 'creator' && abilities.refund && !refund?.abilities.answer && (
          <GiveBack receipt={receipt} />
        )}
      </div>
    </Panel>
  )
}

function RefundState({ refund }: { refund: RefundView }) {
  const { title, text, tone } = refundStateOf(refund)
  return (
    <div className={layout.stackStart8} role="status">
      <Badge tone={tone}>{title}</Badge>
      <p>{text}</p>
      {refund.reason && (
        <p className={styles.hint}>
          {reasonWords[refund.reason]}
          {refund.words && `: “${refund.words}”`}
        </p>
      )}
      {refund.answer?.words && (
        <blockquote className={styles.answer}>{refund.answer.words}</blockquote>
      )}
    </div>
  )
}

type OfferProps = { receipt: ReceiptView; offer: NonNullable<ReceiptView['offer']> }

function Offer({ receipt, offer }: OfferProps) {
  const [asking, setAsking] = useState(false)
  const { id, lines } = receipt.order
  const sum = moneyText(lines.total)
  return (
    <div className={layout.stackStart12}>
      <p className={styles.hint}>
        {offer.kind === 'self-serve'
          ? 'Not what you expected? You can get a full refund within 30 days if you’ve opened less than a quarter of it.'
          : offer.why}
      </p>
      <Button variant="outline" icon={<Undo2 size={16} />} onClick={() => setAsking(true)}>
        {offer.kind === 'self-serve' ? 'Get a refund' : 'Request a refund'}
      </Button>
      {asking && (
        <AskRefundDialog orderId={id} offer={offer} sum={sum} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}

type AgainProps = { orderId: OrderId; refund: RefundView; why: string }

/** The refund was already granted, so sending it again needs no reason. */
function SendAgain({ orderId, refund, why }: AgainProps) {
  const ask = useAskRefund()
  const send = () =>
    void ask.run({ params: { id: orderId }, body: { reason: 'other' } }).catch(toastProblem)
  return (
    <div className={layout.stackStart12}>
      <p className={styles.hint}>{why}</p>
      <Button variant="outline" icon={<Undo2 size={16} />} loading={ask.isPending} onClick={send}>
        Resend {moneyText(refund.amount)}
      </Button>
    </div>
  )
}

function GiveBack({ receipt }: { receipt: ReceiptView }) {
  const [asking, setAsking] = useState(false)
  const { id, lines } = receipt.order
  return (
    <div className={layout.stackStart12}>
      <Button variant="outline" icon={<Undo2 size={16} />} onClick={() => setAsking(true)}>
        Refund this sale
      </Button>
      {asking && (
        <RefundSaleDialog
          orderId={id}
          sum={moneyText(lines.total)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
