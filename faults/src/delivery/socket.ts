import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerMessage, socketRules } from '@fanfare/contract'
import { untilAnswered } from '../lib/patience.ts'
import type { Person } from '../lib/person.ts'
import type { World } from './world.ts'

/** An open tab that shows this person's profile and comes back when it is cut off. */
export interface Tab {
  /** How often it was told to read again. */
  told(): number
  /** It was told that its session is over. */
  signedOut(): boolean
  /** Subscribed at the moment. */
  listening(): boolean
  close(): void
}

export const openTab = ({ stack }: World, { id, browser }: Person): Tab => {
  const topic = `profile:${id}`
  let told = 0
  let signedOut = false
  let listening = false
  let closed = false
  let socket: WebSocket | undefined

  const hear = (text: string) => {
    const message = ServerMessage.parse(JSON.parse(text))
    if (message.type === 'subscribed') listening = true
    if (message.type === 'changed' && message.topic === topic) told += 1
  }

  const visit = async () => {
    const asked = await untilAnswered(browser, { method: 'POST', path: '/realtime/ticket' })
    const { ticket } = asked.answer.body as { ticket: string }
    const address = `ws://127.0.0.1:${stack.instance.ports.realtime}${socketRules.path}`
    const opened = new WebSocket(`${address}?ticket=${ticket}`)
    socket = opened
    await new Promise<void>((ended) => {
      opened.onopen = () =>
        opened.send(
          JSON.stringify({
            type: 'subscribe',
            topic,
            id: randomUUID(),
            timestamp: new Date().toISOString(),
          }),
        )
      opened.onmessage = ({ data }) => hear(String(data))
      opened.onerror = () => ended()
      opened.onclose = ({ code }) => {
        signedOut ||= code === socketRules.closeCodes.sessionEnded
        ended()
      }
    })
    listening = false
  }

  const stay = async () => {
    while (!closed && !signedOut) {
      await visit().catch(() => {})
      if (!closed) await sleep(200)
    }
  }
  stay()

  return {
    told: () => told,
    signedOut: () => signedOut,
    listening: () => listening,
    close() {
      closed = true
      socket?.close()
    },
  }
}
