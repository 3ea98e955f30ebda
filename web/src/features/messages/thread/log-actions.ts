import { createContext, use } from 'react'
import type { Outgoing } from '../outbox/outgoing.ts'
import type { Message } from './thread.ts'

/** What can be done from inside the list of messages, for the conversation it shows. */
export interface LogActions {
  readonly viewerId: string
  /** False where nothing can be written. */
  readonly mayReply: boolean
  /** Which of them can still be taken back, by the id of their browser. */
  readonly undoable: ReadonlySet<string>
  readonly onReply: (message: Message) => void
  readonly onDelete: (message: Message) => void
  readonly onUndo: (clientId: string, message: Message | null) => void
  readonly onRetry: (one: Outgoing) => void
  readonly onRemove: (one: Outgoing) => void
  readonly onJump: (seq: number) => void
}

export const LogActionsContext = createContext<LogActions | null>(null)

export const useLogActions = (): LogActions => {
  const actions = use(LogActionsContext)
  if (!actions) throw new Error('a message is shown outside of its list')
  return actions
}
