import { useSyncExternalStore } from 'react'
import type { Realtime } from './client.ts'
import { connection } from './connection.ts'

const isUnreachable = () => connection.state() === 'unreachable'

/** Live changes have stopped, and five tries to bring them back have failed. */
export const useUnreachable = (): boolean => useSyncExternalStore(connection.onState, isUnreachable)

/** What is worth nothing a moment later, such as that somebody is typing, waits for no connection. */
export const sendNow: Realtime['send'] = (message) => {
  if (connection.state() === 'open') connection.send(message)
}
