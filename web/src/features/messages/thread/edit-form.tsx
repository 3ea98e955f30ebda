import { editMessage, type RequestOf, type Routes } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { showProblem } from '../../../core/api/form-problem.ts'
import { Button } from '../../../ui/form/button.tsx'
import { noteLastMessage } from '../list/list-cache.ts'
import styles from './message.module.css'
import { type Message, messagePiece } from './thread.ts'
import { addToThread } from './thread-cache.ts'

type Fields = RequestOf<Routes['editMessage']>['body']
type Props = { message: Message; onDone: () => void }

/** In the place of the words it changes. */
export function EditForm({ message, onDone }: Props) {
  const queries = useQueryClient()
  const edit = useCommand('editMessage', { refresh: ['listConversations'] })
  const form = useForm<Fields>({
    resolver: zodResolver(editMessage.body),
    defaultValues: { content: message.content },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (body) => {
    if (body.content === message.content) return onDone()
    try {
      const answer = await edit.run({ params: { id: message.id }, body })
      const { isRead: _, ...edited } = answer.message
      addToThread(queries, message.conversationId, messagePiece(edited))
      noteLastMessage(queries, edited)
      onDone()
    } catch (error) {
      showProblem(form, error)
    }
  })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void save()
  }
  const failure = errors.content?.message ?? errors.root?.message
  return (
    <form className={styles.edit} onSubmit={save}>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it was asked for by pressing Edit
        autoFocus
        rows={1}
        aria-label="Edit your message"
        aria-invalid={failure ? true : undefined}
        className={styles.editText}
        onKeyDown={press}
        {...form.register('content')}
      />
      {failure && (
        <p className={styles.failure} role="alert">
          Failed to edit message. {failure}
        </p>
      )}
      <div className={styles.editRow}>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" variant="primary" type="submit" loading={isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  )
}
