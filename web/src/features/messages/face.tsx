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
}

/** Of the other person, or the sign of a group. */
export function Face({ conversation, viewer, size, isOnline = false }: Props) {
  const name = titleOf(conversation, viewer)
  return (
    <span className={styles.face}>
      {conversation.type === 'group' ? (
        <span className={styles.group} style={{ width: size, height: size }}>
          <Users size={size / 2} />
        </span>
      ) : (
        <Avatar
          name={name}
          seed={otherPerson(conversation, viewer)?.username ?? conversation.id}
          picture={avatarOf(conversation.avatar)}
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
