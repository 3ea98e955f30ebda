import { type ConversationId, ConversationName } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { useUpdateGroup } from './use-group.ts'

type Props = { id: ConversationId; name: string; onClose: () => void }

const Fields = z.object({ name: ConversationName })

export function RenameGroup({ id, name, onClose }: Props) {
  const update = useUpdateGroup()
  const form = useForm({ resolver: zodResolver(Fields), defaultValues: { name } })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await update.run({ params: { id }, body })
      toastSuccess('Group renamed')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Rename group"
      submit="Save"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'We couldn’t rename this group')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label="Group name" error={errors.name?.message} {...form.register('name')} />
    </FormDialog>
  )
}
