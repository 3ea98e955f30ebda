import { createHash } from 'node:crypto'
import type { ConversationId } from '@fanfare/contract'
import type { Scope, SignedInScope } from '../../../server/src/platform/scope.ts'
import { at, call, scopeOfPerson } from '../person.ts'
import { talks } from './texts.ts'

const day = 86_400_000
const minute = 60_000

/** The same words have the same id, so that a second run adds none. */
const idOf = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const talk = async (
  [fan, creator]: readonly [SignedInScope, SignedInScope],
  { days, turns }: (typeof talks)[number],
) => {
  let then = new Date(fan.now().getTime() - days * day)
  const body = { type: 'direct' as const, participantIds: [creator.actor.accountId] }
  const { conversation } = await call(at(fan, then), 'createConversation', { body })
  const params = { id: conversation.id as ConversationId }
  for (const [number, texts] of turns.entries()) {
    const by = number % 2 === 0 ? fan : creator
    for (const content of texts) {
      then = new Date(then.getTime() + 17 * minute)
      const text = { content, type: 'text' as const, attachments: [] }
      const message = { clientId: idOf(content), ...text }
      await call(at(by, then), 'sendMessage', { params, body: message })
    }
    // The last words are still to be read.
    if (number === turns.length - 1) continue
    await call(at(by === fan ? creator : fan, then), 'markConversationRead', { params })
  }
}

/** What fans and creators have written to each other. */
export const makeTalks = async (scope: Scope) => {
  for (const one of talks) {
    const [fan, creator] = [one.fan, one.creator].map((name) => scopeOfPerson(scope, name))
    if (fan && creator) await talk([await fan, await creator], one)
  }
}
