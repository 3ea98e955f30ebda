import type { ConversationView, Viewer } from '@fanfare/contract'
import { useMedia, veryWide } from '../../../core/device/use-media.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { GroupInfo } from './group-info.tsx'
import styles from './info.module.css'
import { PersonInfo } from './person-info.tsx'

type Props = { conversation: ConversationView; viewer: Viewer; onClose: () => void }

/** A column of its own on wide screens, a drawer on others, a sheet on a phone. */
export function Info({ conversation, viewer, onClose }: Props) {
  const hasRoom = useMedia(veryWide)
  const content =
    conversation.type === 'group' ? (
      <GroupInfo conversation={conversation} viewer={viewer} />
    ) : (
      <PersonInfo conversation={conversation} viewer={viewer} />
    )
  if (hasRoom) {
    return (
      <aside className={styles.info} aria-label="Conversation info">
        {content}
      </aside>
    )
  }
  return (
    <Dialog open onClose={onClose} title="Conversation info" size="drawer">
      {content}
    </Dialog>
  )
}
