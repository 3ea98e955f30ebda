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
import { indexConnections } from './connection-index.ts'
import { openFollowSets, type ReadFollows } from './follow-sets.ts'
import { type AliveSessions, startHeartbeat } from './heartbeat.ts'
import { openHub } from './hub.ts'
import { cutOffs, openSockets } from './metrics.ts'
import { openCounts } from './open-counts.ts'
import { openPresence, type ShowsActivity } from './presence/presence.ts'
import {
  closing,
  gateOf,
  type HasBlocks,
  socketLimits,
  type TellTyping,
  type TopicRules,
} from './rules.ts'
import { redeemTicket, type TicketHolder } from './tickets.ts'

export interface RealtimeOptions {
  readonly host: string
  readonly port: number
  readonly cache: Cache
  readonly log: Log
  readonly rules: TopicRules
  readonly aliveSessions: AliveSessions
  readonly hasBlocks: HasBlocks
  readonly readFollows: ReadFollows
  /** Whom each of these people subscribes to. */
  readonly readSubscriptions: ReadFollows
  readonly showsActivity: ShowsActivity
  readonly tellTyping: TellTyping
  readonly heartbeatMs?: number
  readonly most?: { readonly perAccount: number; readonly perAddress: number }
  readonly openForMs?: number
}

export interface RealtimeServer {
  readonly port: number
  /** Sends everybody to another process and ends. */
  close(): Promise<void>
}

export const startRealtime = async (options: RealtimeOptions): Promise<RealtimeServer> => {
  const { cache, log, hasBlocks, tellTyping, most = socketLimits.most } = options
  const mayHear = gateOf(options.rules, options.openForMs ?? socketLimits.openForMs)
  const ofAccount = openCounts(most.perAccount)
  const ofAddress = openCounts(most.perAddress)
  const connections = new Set<Connection>()
  const bySession = indexConnections()
  const byAccount = indexConnections()
  const presence = openPresence(cache, log, options.showsActivity)
  const heartbeat = startHeartbeat(options.aliveSessions, log, options.heartbeatMs)
  const hub = openHub(cache, log, {
    follows: openFollowSets(options.readFollows, log),
    subscriptions: openFollowSets(options.readSubscriptions, log),
    endSessions(sessionIds) {
      for (const sessionId of sessionIds) {
        for (const connection of bySession.of(sessionId)) connection.end('sessionEnded')
      }
    },
    recheckAccounts(accountIds) {
      presence.recheck(accountIds)
      for (const accountId of accountIds) {
        for (const connection of byAccount.of(accountId)) connection.recheck()
      }
    },
  })

  const isFull = ({ actor, address }: TicketHolder) =>
    ofAddress.isFull(address) || (actor.kind === 'account' && ofAccount.isFull(actor.accountId))

  const count = ({ actor, address }: TicketHolder, how: 'add' | 'remove') => {
    ofAddress[how](address)
    if (actor.kind === 'account') ofAccount[how](actor.accountId)
  }

  const keep = (connection: Connection, socket: WebSocket, holder: TicketHolder) => {
    const { sessionId, accountId } = connection
    count(holder, 'add')
    const stopWatching = heartbeat.watch(connection)
    connections.add(connection)
    openSockets.inc()
    bySession.add(sessionId, connection)
    byAccount.add(accountId, connection)
    if (accountId) presence.open(accountId)
    socket.on('close', () => {
      stopWatching()
      count(holder, 'remove')
      connections.delete(connection)
      openSockets.dec()
      bySession.remove(sessionId, connection)
      byAccount.remove(accountId, connection)
      if (accountId) presence.close(accountId)
    })
  }

  const refuse = (socket: WebSocket) => {
    cutOffs.inc({ why: 'tooManySockets' })
    socket.close(...closing.tooManySockets)
  }

  // A refusal is told after the opening: browsers cannot see why an opening failed.
  const admit = async (socket: WebSocket, ticket: string) => {
    // What is sent before we know who it is waits.
    socket.pause()
    socket.on('error', () => {})
    try {
      const holder = await redeemTicket(cache, ticket)
      if (!holder) return socket.close(...closing.badTicket)
      if (isFull(holder)) return refuse(socket)
      // Whoever has left meanwhile is not counted: nothing would tell that they close.
      if (socket.readyState !== socket.OPEN) return
      const surroundings = { hub, mayHear, hasBlocks, presence, tellTyping, log }
      const connection = serveConnection(socket, holder.actor, surroundings)
      keep(connection, socket, holder)
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
      await presence.stop()
      await app.close()
      hub.close()
    },
  }
}
