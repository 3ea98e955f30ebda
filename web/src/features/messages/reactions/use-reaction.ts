import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { type Message, messagePiece, withoutRead } from '../thread/thread.ts'
import { addToThread } from '../thread/thread-cache.ts'
import { withOwn } from './reaction-words.ts'

/** The reactions to a message, with the own one at once; it goes back when it is refused. */
export const useReaction = (message: Message) => {
  const queries = useQueryClient()
  const put = useCommand('reactToMessage', { refresh: ['listReactions'] })
  const removal = useCommand('removeReaction', { refresh: ['listReactions'] })
  /** What is on its way; undefined while nothing is. */
  const [wanted, setWanted] = useState<string | null>()
  /** One after the other, so that the last one stays. */
  const sending = useRef(Promise.resolve())
  const last = useRef(0)
  const params = { id: message.id }

  const send = async (emoji: string | null) => {
    try {
      const answer = await (emoji === null
        ? removal.run({ params })
        : put.run({ params, body: { emoji } }))
      addToThread(queries, message.conversationId, messagePiece(withoutRead(answer.message)))
    } catch (error) {
      toastProblem(error, 'Failed to react.')
    }
  }
  const react = async (emoji: string | null) => {
    last.current += 1
    const mine = last.current
    setWanted(emoji)
    sending.current = sending.current.then(() => send(emoji))
    await sending.current
    if (last.current === mine) setWanted(undefined)
  }
  const { reactions } = message
  return {
    reactions: wanted === undefined ? reactions : withOwn(reactions, wanted),
    react: (emoji: string | null) => void react(emoji),
  }
}
