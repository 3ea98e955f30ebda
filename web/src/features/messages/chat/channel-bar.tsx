import type { ConversationView, Viewer } from '@fanfare/contract'
import { withSearch } from '../../../core/navigation/paths.ts'
import { Button } from '../../../ui/form/button.tsx'
import { otherPerson } from '../words.ts'
import styles from './chat.module.css'

type Props = { conversation: ConversationView; viewer: Viewer }

/** In the place of the composer: what a creator sends to many is answered between the two. */
export function ChannelBar({ conversation, viewer }: Props) {
  const creator = otherPerson(conversation, viewer)
  if (!creator) return null
  return (
    <div className={styles.channel}>
      <p>{creator.displayName} sends these to subscribers. A reply goes to them alone.</p>
      <Button variant="outline" href={withSearch('/messages', { user: creator.username })}>
        Reply
      </Button>
    </div>
  )
}
