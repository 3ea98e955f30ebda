import { askRefund, type OrderId, type ReceiptView, type RefundReason } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { rootFailure } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
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
  const form = useForm({
    resolver: zodResolver(askRefund.body),
    defaultValues: { reason: 'changed-mind', words: '' },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const isAtOnce = offer.kind === 'self-serve'
  const send = form.handleSubmit(async (body) => {
    try {
      await ask.run({ params: { id: orderId }, body })
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
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
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t send your request', 'Nothing was refunded.')}
      onSubmit={send}
      onClose={onClose}
    >
      <Select label="Reason" error={errors.reason?.message} {...form.register('reason')}>
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
        error={errors.words?.message}
        {...form.register('words')}
      />
    </FormDialog>
  )
}
