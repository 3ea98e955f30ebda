import { addMembers, type ConversationId, type ConversationView } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { PeoplePicker } from '../start/people-picker.tsx'
import { useAddMembers } from './use-group.ts'

type Props = { conversation: ConversationView; onClose: () => void }

export function AddPeople({ conversation, onClose }: Props) {
  const { participants } = conversation
  const id = conversation.id as ConversationId
  const add = useAddMembers()
  const form = useForm({
    resolver: zodResolver(addMembers.body),
    defaultValues: { userIds: [] as string[] },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await add.run({ params: { id }, body })
      toastSuccess('Added to the group')
      onClose()
    } catch (error) {
      showProblem(form, error, { 'conversation.cannot-add': 'userIds' })
    }
  })
  return (
    <FormDialog
      title="Add people"
      description="They’ll read what’s written from now on."
      submit="Add"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t add them')}
      onSubmit={send}
      onClose={onClose}
    >
      <PeoplePicker
        without={participants.map((person) => person.id)}
        error={errors.userIds?.message}
        onChoose={(ids) => form.setValue('userIds', ids, { shouldValidate: isSubmitted })}
      />
    </FormDialog>
  )
}
