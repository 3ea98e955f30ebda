import type { RefundView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { failureOf } from '../../core/api/failure.tsx'
import { afterCommand } from '../../core/api/toast-result.ts'
import { moneyText } from '../../core/format/money.ts'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import { useAnswerRefund } from './use-refunds.ts'

type Props = { refund: RefundView; grant: boolean; onClose: () => void }

export function AnswerDialog({ refund, grant, onClose }: Props) {
  const answer = useAnswerRefund()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const sum = moneyText(refund.amount)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (!grant && said === '') return setFault('Enter a reason')
    if (said.length > limits.refundWords)
      return setFault(`At most ${limits.refundWords.toLocaleString()} characters`)
    void afterCommand(
      answer.run({ params: { id: refund.id }, body: { grant, words: said } }),
      onClose,
    )
  }
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
      busy={answer.isPending}
      {...failureOf(
        answer.error,
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
        value={words}
        error={fault}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setFault(undefined)
        }}
      />
    </FormDialog>
  )
}
