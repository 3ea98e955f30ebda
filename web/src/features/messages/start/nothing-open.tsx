import { MessageCircle } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import styles from '../chat/chat.module.css'

export function NothingOpen({ onNew }: { onNew: () => void }) {
  return (
    <div className={styles.alone}>
      <EmptyState
        icon={<MessageCircle size={24} />}
        title="Welcome to Messages"
        action={<Button onClick={onNew}>Start New Conversation</Button>}
      >
        Select a conversation to start messaging
      </EmptyState>
    </div>
  )
}
