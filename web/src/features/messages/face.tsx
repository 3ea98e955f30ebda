import type { ConversationView, Viewer } from '@fanfare/contract'
import { Users } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import styles from './face.module.css'
import { otherPerson, titleOf } from './words.ts'

type Props = {
  conversation: ConversationView
  viewer: Viewer
  size: 40 | 48 | 96
  isOnline?: boolean
  /** A file of this browser in place of its picture. */
  preview?: string | null
}

/** Of the other person, or of a group: the sign of one while it has no picture. */
export function Face({ conversation, viewer, size, isOnline = false, preview }: Props) {
  const name = titleOf(conversation, viewer)
  const picture = preview ? { src: preview } : avatarOf(conversation.avatar)
  return (
    <span className={styles.face}>
      {conversation.type === 'group' && !picture ? (
        <span className={styles.group} style={{ width: size, height: size }}>
          <Users size={size / 2} />
        </span>
      ) : (
        <Avatar
          name={name}
          seed={otherPerson(conversation, viewer)?.username ?? conversation.id}
          picture={picture}
          size={size}
        />
      )}
      {isOnline && (
        <span className={styles.online}>
          <VisuallyHidden>Online</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
