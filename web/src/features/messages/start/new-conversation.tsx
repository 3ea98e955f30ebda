import { type ConversationId, createConversation, type Viewer } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FilterTabs } from '../../../ui/layout/filter-tabs.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { hrefOf } from '../words.ts'
import { PeoplePicker } from './people-picker.tsx'

type Props = { viewer: Viewer; onClose: () => void }
type Kind = 'direct' | 'group'
type Fields = { type: Kind; participantIds: string[]; name?: string | undefined }

const kinds = [
  ['direct', 'One person'],
  ['group', 'Group'],
] as const

/** With one person it is opened again; a group is new each time. */
export function NewConversation({ viewer, onClose }: Props) {
  const [type, setType] = useState<Kind>('direct')
  const create = useCommand('createConversation', { refresh: ['listConversations'] })
  const form = useForm<Fields>({
    resolver: zodResolver(createConversation.body) as never,
    defaultValues: { type, participantIds: [] },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const change = (next: Kind) => {
    setType(next)
    form.reset({ type: next, participantIds: [], name: undefined })
  }
  const send = form.handleSubmit(async (body) => {
    try {
      const { conversation } = await create.run({ body: body as never })
      onClose()
      await go(hrefOf(conversation.id as ConversationId))
    } catch (error) {
      showProblem(form, error, {
        'conversation.cannot-add': 'participantIds',
        'message.not-allowed': 'participantIds',
        'conversation.own': 'participantIds',
      })
    }
  })
  return (
    <FormDialog
      title="New conversation"
      submit="Start Conversation"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'Failed to create conversation')}
      onSubmit={send}
      onClose={onClose}
    >
      <FilterTabs label="With whom" options={kinds} value={type} onChoose={change} />
      {type === 'group' && (
        <TextField
          label="Group name"
          optional
          error={errors.name?.message}
          {...form.register('name', { setValueAs: (name: string) => name?.trim() || undefined })}
        />
      )}
      <PeoplePicker
        key={type}
        without={[viewer.id]}
        isSingle={type === 'direct'}
        error={errors.participantIds?.message}
        onChoose={(ids) => form.setValue('participantIds', ids, { shouldValidate: isSubmitted })}
      />
    </FormDialog>
  )
}
