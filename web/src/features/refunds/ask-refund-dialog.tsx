import type { OrderId, ReceiptView, RefundReason } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../../core/api/failure.tsx'
import { afterCommand } from '../../core/api/toast-result.ts'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useAskRefund } from './use-refunds.ts'

const reasons: readonly (readonly [RefundReason, string])[] = [
  ['changed-mind', 'I changed my mind'],
  ['not-as-described', 'It’s not as described'],
  ['does-not-work', 'It doesn’t work'],
  ['bought-by-mistake', 'I bought it by mistake'],
  ['other', 'Something else'],
]

type Props = {
  orderId: OrderId
  offer: NonNullable<ReceiptView['offer']>
  sum: string
  onClose: () => void
}

export function AskRefundDialog({ orderId, offer, sum, onClose }: Props) {
  const ask = useAskRefund()
  const [reason, setReason] = useState<RefundReason>('changed-mind')
  const [words, setWords] = useState('')
  const isAtOnce = offer.kind === 'self-serve'
  const tooLong = words.length > limits.refundWords
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    void afterCommand(ask.run({ params: { id: orderId }, body: { reason, words } }), onClose)
  }
  return (
    <FormDialog
      title={isAtOnce ? 'Get a refund' : 'Request a refund'}
      description={
        isAtOnce
          ? `${sum} goes back to the card you paid with, and you’ll lose access right away.`
          : `${offer.why} They have 3 days to respond. After that, Fanfare decides.`
      }
      submit={isAtOnce ? `Refund ${sum}` : 'Send request'}
      cancel="Keep it"
      busy={ask.isPending}
      {...failureOf(ask.error, 'We couldn’t send your request', 'Nothing was refunded.')}
      onSubmit={send}
      onClose={onClose}
    >
      <Select
        label="Reason"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as RefundReason)}
      >
        {reasons.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label="Details"
        optional
        hint="The creator will see this."
        limit={limits.refundWords}
        value={words}
        error={tooLong ? `At most ${limits.refundWords.toLocaleString()} characters` : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
