import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerMessage, socketRules } from '@fanfare/contract'
import type { Stack } from '@fanfare/ops'
import { untilAnswered } from './patience.ts'
import type { Person } from './person.ts'

/** An open tab that listens to one topic and comes back when it is cut off. */
export interface Tab {
  /** How often it was told to read again. */
  told(): number
  /** It was told that its session is over. */
  signedOut(): boolean
  /** Subscribed at the moment. */
  listening(): boolean
  close(): void
}

/** `read`: what it shows may be old, since something changed or could have while it was away. */
export const openTab = (
  stack: Stack,
  { browser }: Person,
  topic: string,
  read: () => void = () => {},
): Tab => {
  let told = 0
  let signedOut = false
  let listening = false
  let closed = false
  let socket: WebSocket | undefined

  const hear = (text: string) => {
    const message = ServerMessage.parse(JSON.parse(text))
    if (message.type === 'subscribed') {
      listening = true
      read()
    }
    const isNews = message.type === 'changed' || message.type === 'notification'
    if (isNews && message.topic === topic) {
      told += 1
      read()
    }
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
