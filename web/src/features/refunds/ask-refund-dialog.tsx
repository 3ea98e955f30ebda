import type { OrderId, ReceiptView, RefundReason } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './refunds.module.css'
import { useAskRefund } from './use-refunds.ts'

const reasons: readonly (readonly [RefundReason, string])[] = [
  ['changed-mind', 'I changed my mind'],
  ['not-as-described', 'It is not what was described'],
  ['does-not-work', 'It does not work for me'],
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
    ask.mutate({ params: { id: orderId }, body: { reason, words } }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isAtOnce ? 'Get your money back' : 'Ask for a refund'}
      description={
        isAtOnce
          ? `${sum} go back to the card you paid with, and the piece closes at once.`
          : `${offer.why} They have three days to answer, then Fanfare does.`
      }
      firm={ask.isPending}
      actions={
        <FormActions form="ask-refund" busy={ask.isPending} onClose={onClose} cancel="Keep it">
          {isAtOnce ? `Refund ${sum}` : 'Send request'}
        </FormActions>
      }
    >
      <form id="ask-refund" className={styles.form} onSubmit={send}>
        {ask.error && (
          <FormError title="Nothing was asked for">
            {ask.error.problem.detail} No money moved.
          </FormError>
        )}
        <Select
          label="Why?"
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
          label="In your words"
          optional
          hint="The creator reads this."
          limit={limits.refundWords}
          value={words}
          error={tooLong ? 'At most 1,000 characters' : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
