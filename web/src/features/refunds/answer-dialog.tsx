import { type RefundView, RefundWords } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { moneyText } from '../../core/format/money.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useAnswerRefund } from './use-refunds.ts'

const Granted = z.object({ words: RefundWords })
const Declined = z.object({ words: RefundWords.min(1, 'Enter a reason') })

type Props = { refund: RefundView; grant: boolean; onClose: () => void }

export function AnswerDialog({ refund, grant, onClose }: Props) {
  const answer = useAnswerRefund()
  const form = useForm({
    resolver: zodResolver(grant ? Granted : Declined),
    defaultValues: { words: '' },
  })
  const { errors, isSubmitting } = form.formState
  const sum = moneyText(refund.amount)
  const send = form.handleSubmit(async ({ words }) => {
    try {
      await answer.run({ params: { id: refund.id }, body: { grant, words } })
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={grant ? `Refund ${sum}?` : 'Decline this refund?'}
      description={
        grant
          ? 'The full amount goes back to their card, they lose access, and we take back your share.'
          : 'They keep access and will see what you write. You can’t undo this, but you can still refund the sale later.'
      }
      submit={grant ? `Refund ${sum}` : 'Decline'}
      danger={!grant}
      busy={isSubmitting}
      {...rootFailure(
        errors.root,
        'We couldn’t send your response',
        'What you entered is still here.',
      )}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        label={grant ? 'Message to the buyer' : 'Reason'}
        optional={grant}
        limit={limits.refundWords}
        error={errors.words?.message}
        {...form.register('words')}
      />
    </FormDialog>
  )
}
