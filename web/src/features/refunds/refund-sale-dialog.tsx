import { type OrderId, refundSale } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { rootFailure } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useRefundSale } from './use-refunds.ts'

type Props = { orderId: OrderId; sum: string; onClose: () => void }

/** The creator refunds a sale without a request from the buyer. */
export function RefundSaleDialog({ orderId, sum, onClose }: Props) {
  const refund = useRefundSale()
  const form = useForm({
    resolver: zodResolver(refundSale.body),
    defaultValues: { words: '' },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await refund.run({ params: { id: orderId }, body })
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Refund this sale?"
      description={`The buyer gets ${sum} back and loses access. We take back your share. If it’s no longer in your balance, we’ll deduct it from future earnings.`}
      submit={`Refund ${sum}`}
      danger
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t refund this sale')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label="Message to the buyer"
        optional
        limit={limits.refundWords}
        error={errors.words?.message}
        {...form.register('words')}
      />
    </FormDialog>
  )
}
