import { randomUUID } from 'node:crypto'
import { ServerMessage, socketRules, topicKinds } from '@fanfare/contract'
import type { Browser } from '../lib/browser.ts'
import { must } from '../lib/person.ts'
import type { World } from '../lib/world.ts'
import type { Scene } from './scene.ts'

/** A kind of topic that is new stands here before the compiler lets it pass. */
const idsOf: Record<(typeof topicKinds)[number], (scene: Scene) => readonly string[]> = {
  profile: ({ creator }) => [creator.id],
  content: ({ contents }) => contents.map(({ id }) => id),
  account: ({ creator }) => [creator.id],
  feed: ({ creator }) => [creator.id],
  notifications: ({ creator }) => [creator.id],
  conversation: ({ conversations }) => Object.values(conversations),
  presence: ({ creator }) => [creator.id],
}

export const topicsOf = (scene: Scene) =>
  topicKinds.flatMap((kind) => idsOf[kind](scene).map((id) => `${kind}:${id}`))

export interface Socket {
  /** Whether it is let in to this topic. */
  joins(topic: string): Promise<boolean>
  /** The code it was closed with, once it is. */
  closedWith(): number | null
  close(): void
}

export const openSocket = async ({ stack }: World, browser: Browser): Promise<Socket> => {
  const { body } = await must(browser, { method: 'POST', path: '/realtime/ticket' })
  const { ticket } = body as { ticket: string }
  const address = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
  const socket = new WebSocket(`${address}?ticket=${ticket}`)
  const waiting = new Map<string, (joined: boolean) => void>()
  let code: number | null = null
  socket.onmessage = ({ data }) => {
    const message = ServerMessage.parse(JSON.parse(String(data)))
    if (message.type === 'subscribed' || message.type === 'error') {
      waiting.get(message.id)?.(message.type === 'subscribed')
    }
  }
  socket.onclose = (event) => {
    code = event.code
    for (const answer of waiting.values()) answer(false)
  }
  await new Promise<void>((opened, failed) => {
    socket.onopen = () => opened()
    socket.onerror = () => failed(new Error('no socket was opened'))
  })
  return {
    joins: (topic) =>
      new Promise((answer) => {
        const id = randomUUID()
        waiting.set(id, answer)
        const timestamp = new Date().toISOString()
        socket.send(JSON.stringify({ type: 'subscribe', topic, id, timestamp }))
      }),
    closedWith: () => code,
    close: () => socket.close(),
  }
}
