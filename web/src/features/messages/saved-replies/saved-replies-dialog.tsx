import type { SavedReply } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { toastResult } from '../../../core/api/toast-result.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import styles from './saved-replies.module.css'
import { SavedReplyForm } from './saved-reply-form.tsx'

type Props = { onClose: () => void }

/** All of them, to change, to delete and to add to. */
export function SavedRepliesDialog({ onClose }: Props) {
  const read = useQuery(readOf('listSavedReplies'))
  const [editing, setEditing] = useState<SavedReply | 'new' | null>(null)
  const [deleting, setDeleting] = useState<SavedReply | null>(null)
  const all = read.data?.savedReplies
  if (editing !== null) {
    return (
      <SavedReplyForm reply={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
    )
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Saved replies"
        description="Type / in an empty message to put one in."
        actions={
          <Button
            variant="primary"
            disabled={!all || all.length >= limits.savedReplies}
            onClick={() => setEditing('new')}
          >
            New reply
          </Button>
        }
      >
        {!all && read.error && (
          <LoadError level={3} title="We couldn’t load your saved replies" read={read} />
        )}
        {!all && !read.error && <SkeletonText lines={4} />}
        {all?.length === 0 && (
          <EmptyState
            level={3}
            icon={<MessageSquareQuote size={24} />}
            title="No saved replies yet"
          >
            Save what you answer often.
          </EmptyState>
        )}
        <ul className={styles.list}>
          {all?.map((reply) => (
            <li key={reply.id} className={styles.kept}>
              <span className={styles.words}>
                <span className={styles.name}>{reply.name}</span>
                <span className={styles.text}>{reply.text}</span>
              </span>
              <IconButton
                small
                label={`Edit ${reply.name}`}
                icon={<Pencil size={16} />}
                onClick={() => setEditing(reply)}
              />
              <IconButton
                small
                label={`Delete ${reply.name}`}
                icon={<Trash2 size={16} />}
                onClick={() => setDeleting(reply)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
      {deleting && <DeleteReply reply={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function DeleteReply({ reply, onClose }: Props & { reply: SavedReply }) {
  const remove = useCommand('deleteSavedReply', { refresh: ['listSavedReplies'] })
  const confirm = async () => {
    const done = remove.run({ params: { id: reply.id } })
    await toastResult(done, 'Saved reply deleted', 'We couldn’t delete this saved reply.')
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Delete saved reply"
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      “{reply.name}” will be gone. Messages you sent with it stay.
    </ConfirmDialog>
  )
}
