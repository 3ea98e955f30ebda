import type { OrderId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './refunds.module.css'
import { useRefundSale } from './use-refunds.ts'

type Props = { orderId: OrderId; sum: string; onClose: () => void }

/** The creator gives back what nobody asked for. */
export function RefundSaleDialog({ orderId, sum, onClose }: Props) {
  const refund = useRefundSale()
  const [words, setWords] = useState('')
  const tooLong = words.length > limits.refundWords
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    refund.mutate({ params: { id: orderId }, body: { words } }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Refund this sale?"
      description={`The buyer gets ${sum} back and can no longer open the piece. Your share is taken back; what you no longer have comes from later earnings.`}
      firm={refund.isPending}
      actions={
        <FormActions form="refund-sale" busy={refund.isPending} onClose={onClose} danger>
          Refund {sum}
        </FormActions>
      }
    >
      <form id="refund-sale" className={styles.form} onSubmit={send}>
        {refund.error && (
          <FormError title="Nothing was refunded">{refund.error.problem.detail}</FormError>
        )}
        <TextArea
          label="A word to the buyer"
          optional
          limit={limits.refundWords}
          value={words}
          error={tooLong ? 'At most 1,000 characters' : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
