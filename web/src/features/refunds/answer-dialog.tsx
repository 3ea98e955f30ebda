import type { RefundView } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { moneyText } from '../../app/money.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './refunds.module.css'
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
    if (!grant && said === '') return setFault('Say why')
    if (said.length > limits.refundWords) return setFault('At most 1,000 characters')
    answer.mutate(
      { params: { id: refund.id }, body: { grant, words: said } },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={grant ? `Give ${sum} back?` : 'Refuse this refund?'}
      description={
        grant
          ? 'The whole sum goes back to their card, the piece closes, and your share is taken back.'
          : 'They keep the piece and read what you write. It can be changed only by giving the money back later.'
      }
      firm={answer.isPending}
      actions={
        <FormActions form="answer-refund" busy={answer.isPending} onClose={onClose} danger={!grant}>
          {grant ? `Refund ${sum}` : 'Refuse'}
        </FormActions>
      }
    >
      <form id="answer-refund" className={styles.form} onSubmit={send}>
        {answer.error && (
          <FormError title="Your answer was not sent">
            {answer.error.problem.detail} What you typed is still here.
          </FormError>
        )}
        <TextArea
          label={grant ? 'A word to them' : 'Why not?'}
          optional={grant}
          limit={limits.refundWords}
          value={words}
          error={fault}
          onChange={(event) => {
            setWords(event.currentTarget.value)
            setFault(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
