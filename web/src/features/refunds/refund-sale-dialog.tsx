import type { OrderId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { FormActions } from '../../ui/form/form-actions.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
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
      description={`The buyer gets ${sum} back and loses access. We take back your share. If it’s no longer in your balance, we’ll deduct it from future earnings.`}
      firm={refund.isPending}
      actions={
        <FormActions form="refund-sale" busy={refund.isPending} onClose={onClose} danger>
          Refund {sum}
        </FormActions>
      }
    >
      <form id="refund-sale" className={styles.form} onSubmit={send}>
        {refund.error && (
          <FormError title="We couldn’t refund this sale">{refund.error.problem.detail}</FormError>
        )}
        <TextArea
          label="Message to the buyer"
          optional
          limit={limits.refundWords}
          value={words}
          error={tooLong ? `At most ${limits.refundWords.toLocaleString()} characters` : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
