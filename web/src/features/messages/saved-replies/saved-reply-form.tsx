import { type SavedReply, SavedReplyFields } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'

type Props = {
  /** Null for one that is new. */
  reply: SavedReply | null
  onClose: () => void
}

const refresh = { refresh: ['listSavedReplies'] } as const

export function SavedReplyForm({ reply, onClose }: Props) {
  const create = useCommand('createSavedReply', refresh)
  const update = useCommand('updateSavedReply', refresh)
  const form = useForm({
    resolver: zodResolver(SavedReplyFields),
    defaultValues: { name: reply?.name ?? '', text: reply?.text ?? '' },
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      if (reply) await update.run({ params: { id: reply.id }, body })
      else await create.run({ body })
      toastSuccess('Reply saved')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={reply ? 'Edit saved reply' : 'New saved reply'}
      submit="Save"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'This reply wasn’t saved')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="Only you see it."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Message"
        rows={5}
        limit={limits.savedReply}
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
