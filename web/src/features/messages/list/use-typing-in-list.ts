import type { ConversationView, Viewer } from '@fanfare/contract'
import { useMessages } from '../../../core/realtime/use-topic.ts'
import { useTypists } from '../chat/use-typing.ts'

/** The server tells lists once in 4 s, and whoever types says so every 3 s. */
const staysMs = 8_000

/** With the last message, because with the next one they have stopped. */
const keyOf = ({ id, lastMessage }: ConversationView, userId: string) =>
  `${id} ${lastMessage?.seq ?? 0} ${userId}`

/** Who of the others is typing in a conversation of this list, while none of them has to be open. */
export const useTypingInList = (viewer: Viewer, rows: readonly ConversationView[]) => {
  const [typists, note] = useTypists(staysMs)
  useMessages(`account:${viewer.id}`, (heard) => {
    if (heard.type !== 'member_typing') return
    const row = rows.find(({ id }) => id === heard.conversationId)
    if (row) note(keyOf(row, heard.userId), heard.isTyping)
  })
  return (row: ConversationView): string | null => {
    const start = keyOf(row, '')
    return typists.find((key) => key.startsWith(start))?.slice(start.length) ?? null
  }
}
