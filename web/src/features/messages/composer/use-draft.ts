import { useState } from 'react'
import { ownStorage } from '../../../core/device/own-storage.ts'

const nameOf = (conversationId: string) => `draft:${conversationId}`

/** What was typed and not sent, as it was left on this device. */
export const readDraft = (accountId: string, conversationId: string): string =>
  ownStorage(accountId).read(nameOf(conversationId)) ?? ''

/** For a component that is made anew for each conversation. */
export const useDraft = (accountId: string, conversationId: string) => {
  const [text, setText] = useState(() => readDraft(accountId, conversationId))
  const keep = (next: string) => {
    setText(next)
    ownStorage(accountId).write(nameOf(conversationId), next || null)
  }
  return [text, keep] as const
}
