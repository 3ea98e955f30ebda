import type { OrderId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../../core/api/failure.tsx'
import { afterCommand } from '../../core/api/toast-result.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useRefundSale } from './use-refunds.ts'

type Props = { orderId: OrderId; sum: string; onClose: () => void }

/** The creator refunds a sale without a request from the buyer. */
export function RefundSaleDialog({ orderId, sum, onClose }: Props) {
  const refund = useRefundSale()
  const [words, setWords] = useState('')
  const tooLong = words.length > limits.refundWords
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    void afterCommand(refund.run({ params: { id: orderId }, body: { words } }), onClose)
  }
  return (
    <FormDialog
      title="Refund this sale?"
      description={`The buyer gets ${sum} back and loses access. We take back your share. If it’s no longer in your balance, we’ll deduct it from future earnings.`}
      submit={`Refund ${sum}`}
      danger
      busy={refund.isPending}
      {...failureOf(refund.error, 'We couldn’t refund this sale')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label="Message to the buyer"
        optional
        limit={limits.refundWords}
        value={words}
        error={tooLong ? `At most ${limits.refundWords.toLocaleString()} characters` : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
