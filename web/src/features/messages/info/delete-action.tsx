import type { ConversationView } from '@fanfare/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DeleteConversation } from '../list/delete-conversation.tsx'
import styles from './info.module.css'

export function DeleteAction({ conversation }: { conversation: ConversationView }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={styles.end} data-danger onClick={() => setAsking(true)}>
        <Trash2 size={20} />
        Delete conversation
      </button>
      {isAsking && (
        <DeleteConversation conversation={conversation} isOpen onClose={() => setAsking(false)} />
      )}
    </>
  )
}
