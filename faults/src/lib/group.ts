import { randomUUID } from 'node:crypto'
import { type Actor, newCreator, newFan } from './actor.ts'
import { must } from './person.ts'
import type { World } from './world.ts'

export const messagesOf = (id: string) => `/messaging/conversations/${id}/messages`

/** Of these people, opened by the first. */
const open = async ({ browser }: Actor, type: 'direct' | 'group', others: readonly Actor[]) => {
  const name = type === 'group' ? { name: 'Skies' } : {}
  const body = { type, participantIds: others.map(({ id }) => id), ...name }
  const sent = { method: 'POST', path: '/messaging/conversations', body }
  const reply = (await must(browser, sent)).body as { conversation: { id: string } }
  return reply.conversation.id
}

/** What was said before anything else. */
interface Greeting {
  readonly by: string
  readonly conversation: string
  readonly clientId: string
  readonly content: string
}

/** A group of its owner and two others, each of whom has answered the owner before. */
export const openGroup = async (world: World) => {
  const owner = await newCreator(world)
  const members = [await newFan(world), await newFan(world)] as const
  const directs: string[] = []
  const greetings: Greeting[] = []
  for (const member of members) {
    const id = await open(member, 'direct', [owner])
    directs.push(id)
    for (const { browser, id: by } of [member, owner]) {
      const body = { clientId: randomUUID(), content: 'Hello' }
      await must(browser, { method: 'POST', path: messagesOf(id), body })
      greetings.push({ by, conversation: id, ...body })
    }
  }
  return { owner, members, directs, greetings, groupId: await open(owner, 'group', members) }
}
