import type { MessageView } from '@fanfare/contract'
import type { Actor } from '../lib/actor.ts'
import { messagesOf } from '../lib/group.ts'

interface Answered {
  readonly messages: readonly MessageView[]
  readonly nextCursor: string | null
}

const perPage = 50

/** Everything behind this number, the oldest first; null where the conversation is not there. */
export const readHistory = async (
  { browser }: Actor,
  id: string,
  after: number,
): Promise<MessageView[] | null> => {
  const all: MessageView[] = []
  let cursor: string | null = null
  do {
    const search = new URLSearchParams({ limit: String(perPage), after: String(after) })
    if (cursor) search.set('cursor', cursor)
    const path = `${messagesOf(id)}?${search}`
    const { status, body } = await browser.send({ method: 'GET', path })
    if (status === 404) return null
    if (status !== 200) throw new Error(`the history was answered with ${status}`)
    const answered = body as Answered
    all.push(...answered.messages)
    cursor = answered.nextCursor
  } while (cursor !== null)
  return all
}
