import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { socketRules } from '@fanfare/contract'
import Fastify from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Cache } from '../cache/cache.ts'
import { registerHealth } from '../http/health.ts'
import type { Log } from '../telemetry/log.ts'
import { type Connection, serveConnection } from './connection.ts'
import { type AliveSessions, startHeartbeat } from './heartbeat.ts'
import { openHub } from './hub.ts'
import { openSockets } from './metrics.ts'
import { closing, socketLimits, type TopicRules } from './rules.ts'
import { redeemTicket } from './tickets.ts'

export interface RealtimeOptions {
  readonly host: string
  readonly port: number
  readonly cache: Cache
  readonly log: Log
  readonly rules: TopicRules
  readonly aliveSessions: AliveSessions
  readonly heartbeatMs?: number
}

export interface RealtimeServer {
  readonly port: number
  /** Sends everybody to another process and ends. */
  close(): Promise<void>
}

export const startRealtime = async (options: RealtimeOptions): Promise<RealtimeServer> => {
  const { cache, log, rules } = options
  const connections = new Set<Connection>()
  const bySession = new Map<string, Set<Connection>>()
  const heartbeat = startHeartbeat(options.aliveSessions, log, options.heartbeatMs)
  const hub = openHub(cache, log, (sessionIds) => {
    for (const sessionId of sessionIds) {
      for (const connection of bySession.get(sessionId) ?? []) connection.end('sessionEnded')
    }
  })

  const keep = (connection: Connection, socket: WebSocket) => {
    const { sessionId } = connection
    const stopWatching = heartbeat.watch(connection)
    connections.add(connection)
    openSockets.inc()
    if (sessionId) {
      const others = bySession.get(sessionId) ?? new Set()
      bySession.set(sessionId, others.add(connection))
    }
    socket.on('close', () => {
      stopWatching()
      connections.delete(connection)
      openSockets.dec()
      if (!sessionId) return
      const others = bySession.get(sessionId)
      if (others?.delete(connection) && others.size === 0) bySession.delete(sessionId)
    })
  }

  // A refusal is told after the opening: browsers cannot see why an opening failed.
  const admit = async (socket: WebSocket, ticket: string) => {
    // What is sent before we know who it is waits.
    socket.pause()
    socket.on('error', () => {})
    try {
      const actor = await redeemTicket(cache, ticket)
      if (!actor) return socket.close(...closing.badTicket)
      const connection = serveConnection(socket, actor, { hub, rules, log })
      keep(connection, socket)
      // The session may have been revoked since the ticket was issued.
      await heartbeat.check([connection])
    } catch (error) {
      log.warn({ err: error }, 'no socket: the cache is away')
      socket.close(...closing.unavailable)
    } finally {
      socket.resume()
    }
  }

  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: socketLimits.messageBytes,
    perMessageDeflate: false,
  })
  const app = Fastify()
  registerHealth(app, async () => {
    if (!hub.ready()) throw new Error('Redis is away')
  })
  let draining = false
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '/', 'http://realtime')
    if (draining || url?.pathname !== socketRules.path) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (opened) =>
      admit(opened, url.searchParams.get('ticket') ?? ''),
    )
  })
  await app.listen({ host: options.host, port: options.port })

  return {
    port: (app.server.address() as AddressInfo).port,
    async close() {
      draining = true
      heartbeat.stop()
      for (const connection of connections) connection.end('goingAway')
      await app.close()
      hub.close()
    },
  }
}
