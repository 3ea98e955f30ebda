import type { ConversationView, Viewer } from '@fanfare/contract'
import { Suspense, useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { go } from '../../../core/navigation/app-link.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { BlockPerson } from '../info/block-person.tsx'
import { DeleteConversation } from '../list/delete-conversation.tsx'
import { useReplyTime } from '../use-reply-time.ts'
import { hrefOf, otherPerson, titleOf } from '../words.ts'
import styles from './chat.module.css'

type Props = { conversation: ConversationView; viewer: Viewer }

/** In the place of the composer while somebody has not said whether they want to hear from this person. */
export function RequestBar({ conversation, viewer }: Props) {
  const accept = useCommand('acceptConversation', {
    refresh: ['readConversation', 'listConversations', 'readUnreadConversations'],
  })
  const [asking, setAsking] = useState<'delete' | 'block' | null>(null)
  const { id } = conversation
  const replyTime = useReplyTime(conversation)
  const other = otherPerson(conversation, viewer)
  const close = () => setAsking(null)
  const take = async () => {
    try {
      await accept.run({ params: { id } })
      await go(hrefOf(id))
    } catch (error) {
      toastProblem(error)
    }
  }
  return (
    <section className={styles.request} aria-label="Message request">
      <p>
        <strong>{titleOf(conversation, viewer)}</strong> wants to message you. They won’t know
        you’ve seen this until you accept.{replyTime && ` ${replyTime}.`}
      </p>
      <div className={styles.answers}>
        {other && (
          <Button variant="danger" onClick={() => setAsking('block')}>
            Block
          </Button>
        )}
        <Button variant="outline" onClick={() => setAsking('delete')}>
          Delete
        </Button>
        <Button variant="primary" loading={accept.isPending} onClick={() => void take()}>
          Accept
        </Button>
      </div>
      {asking === 'delete' && (
        <DeleteConversation conversation={conversation} isOpen onClose={close} />
      )}
      <Suspense>
        {asking === 'block' && other && (
          <BlockPerson person={other} viewer={viewer} onClose={close} />
        )}
      </Suspense>
    </section>
  )
}
