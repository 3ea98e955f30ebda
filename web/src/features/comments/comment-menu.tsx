import type { CommentView, Viewer } from '@fanfare/contract'
import { EllipsisVertical, Heart, Pencil, Pin, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { PersonMenu } from '../social/index.ts'
import styles from './comment-row.module.css'

type Props = {
  comment: CommentView
  viewer: Viewer
  onReact: (what: 'pinComment' | 'unpinComment' | 'heartComment' | 'unheartComment') => void
  onEdit: () => void
  onDelete: () => void
}

/** Its author, unless that is the viewer. */
const otherOf = ({ author, isByCreator }: CommentView, viewer: Viewer) =>
  author && author.id !== viewer.id
    ? { ...author, isCreator: isByCreator || author.sellsTiers, isMuted: false }
    : null

/** What this viewer can do with the comment and with whoever wrote it. */
export function CommentMenu({ comment, viewer, onReact, onEdit, onDelete }: Props) {
  const { abilities, pinned, hearted } = comment
  const [asking, setAsking] = useState(false)
  const other = otherOf(comment, viewer)
  const items = [
    abilities.edit && { label: 'Edit', icon: <Pencil size={20} />, onSelect: onEdit },
    abilities.pin && {
      label: pinned ? 'Unpin' : 'Pin to top',
      icon: <Pin size={20} />,
      onSelect: () => onReact(pinned ? 'unpinComment' : 'pinComment'),
    },
    abilities.heart && {
      label: hearted ? 'Remove heart' : 'Heart this comment',
      icon: <Heart size={20} />,
      onSelect: () => onReact(hearted ? 'unheartComment' : 'heartComment'),
    },
    abilities.delete && {
      label: 'Delete',
      icon: <Trash2 size={20} />,
      danger: true,
      onSelect: () => setAsking(true),
    },
  ].filter((item) => item !== false)
  const menu: ComponentProps<typeof Menu> = {
    label: 'Comment',
    items,
    trigger: (props) => (
      <IconButton
        {...props}
        small
        className={styles.menu}
        label="More options for this comment"
        icon={<EllipsisVertical size={16} />}
      />
    ),
  }
  return (
    <>
      {other ? (
        <PersonMenu {...menu} person={other} isViewerCreator={viewer.role === 'creator'} />
      ) : (
        <Menu {...menu} />
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this comment?"
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
    </>
  )
}
