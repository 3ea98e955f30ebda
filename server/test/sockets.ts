import { randomUUID } from 'node:crypto'
import { type ServerMessage, socketRules } from '@fanfare/contract'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'
import { realtimePorts } from '../src/entrypoints/topic-rules.ts'
import { startRealtime } from '../src/platform/realtime/server.ts'
import { issueTicket } from '../src/platform/realtime/tickets.ts'
import type { SignedInScope } from '../src/platform/scope.ts'
import type { World } from './harness.ts'

/** A realtime process as the product starts it, and sockets of people who are signed in. */
export const openSockets = async (world: World) => {
  const { cache, log } = world.platform
  const scope = world.scope({ kind: 'system' })
  const server = await startRealtime({
    ...realtimePorts(scope),
    host: '127.0.0.1',
    port: 0,
    cache,
    log,
    aliveSessions: async (ids) => new Set(ids),
  })
  const ready = async () => (await fetch(`http://127.0.0.1:${server.port}/readyz`)).status
  await vi.waitFor(async () => expect(await ready()).toBe(200))
  const opened: WebSocket[] = []
  return {
    async connect({ actor }: SignedInScope) {
      const ticket = await issueTicket(cache, { actor, address: randomUUID() })
      const address = `ws://127.0.0.1:${server.port}${socketRules.path}?ticket=${ticket}`
      const socket = new WebSocket(address)
      const heard: ServerMessage[] = []
      opened.push(socket)
      socket.on('message', (data) => heard.push(JSON.parse(String(data))))
      await new Promise((resolve) => socket.on('open', resolve))
      const say = (type: string, more: object = {}) =>
        socket.send(JSON.stringify({ type, id: randomUUID(), timestamp: new Date(), ...more }))
      return { heard, say, hangUp: () => socket.close() }
    },
    async close() {
      for (const socket of opened) socket.terminate()
      await server.close()
    },
  }
}
export type Sockets = Awaited<ReturnType<typeof openSockets>>
