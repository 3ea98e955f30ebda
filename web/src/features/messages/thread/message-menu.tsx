import { Copy, EllipsisVertical, Flag, Pencil, Reply, SmilePlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { ReportMessage } from '../../reporting/index.ts'
import styles from './message.module.css'
import type { Message } from './thread.ts'

type Props = {
  message: Message
  mayReply: boolean
  onReact: () => void
  onReply: () => void
  onEdit: () => void
  onDelete: () => void
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    showToast('Message copied', { tone: 'good' })
  } catch {
    showToast('We couldn’t copy it. Select the text and copy it yourself.', { tone: 'bad' })
  }
}

export function MessageMenu({ message, mayReply, onReact, onReply, onEdit, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const { abilities, content } = message
  const items = [
    mayReply && { label: 'Reply', icon: <Reply size={20} />, onSelect: onReply },
    mayReply && { label: 'React', icon: <SmilePlus size={20} />, onSelect: onReact },
    content !== '' && {
      label: 'Copy text',
      icon: <Copy size={20} />,
      onSelect: () => void copy(content),
    },
    abilities.edit && { label: 'Edit', icon: <Pencil size={20} />, onSelect: onEdit },
    abilities.delete && {
      label: 'Delete',
      icon: <Trash2 size={20} />,
      danger: true,
      onSelect: () => setAsking(true),
    },
    !abilities.delete && {
      label: 'Report',
      icon: <Flag size={20} />,
      onSelect: () => setReporting(true),
    },
  ].filter((item) => item !== false)
  return (
    <>
      <Menu
        label="Message"
        items={items}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            small
            className={styles.menu}
            label="More options for this message"
            icon={<EllipsisVertical size={16} />}
          />
        )}
      />
      <ConfirmDialog
        open={isAsking}
        title="Delete this message?"
        confirm="Delete"
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onDelete()
        }}
      >
        This deletes it for everyone and can’t be undone.
      </ConfirmDialog>
      <Suspense>
        {isReporting && (
          <ReportMessage messageId={message.id} onClose={() => setReporting(false)} />
        )}
      </Suspense>
    </>
  )
}
