import { socketRules } from '@fanfare/contract'
import type { Log } from '../telemetry/log.ts'
import type { Connection } from './connection.ts'

/** Which of these sessions are still valid; asked for many at once. */
export type AliveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

const slices = 30

/**
 * Every socket has its turn once per period. They are spread over the period, so that 100 k of
 * them are a steady trickle of questions and not a wave.
 */
export const startHeartbeat = (
  aliveSessions: AliveSessions,
  log: Log,
  periodMs: number = socketRules.pingEverySeconds * 1000,
) => {
  const groups = Array.from({ length: slices }, () => new Set<Connection>())
  let next = 0
  let turn = 0

  const check = async (group: Iterable<Connection>) => {
    const signedIn = [...group].filter(({ sessionId }) => sessionId !== null)
    if (signedIn.length === 0) return
    try {
      const sessionIds = new Set(signedIn.flatMap(({ sessionId }) => sessionId ?? []))
      const alive = await aliveSessions([...sessionIds])
      for (const connection of signedIn) {
        if (!alive.has(connection.sessionId ?? '')) connection.end('sessionEnded')
      }
    } catch (error) {
      // A database that is away signs nobody out.
      log.warn({ err: error }, 'sessions could not be checked')
    }
  }

  const timer = setInterval(() => {
    turn = (turn + 1) % slices
    const group = groups[turn] ?? []
    for (const connection of group) connection.beat()
    check(group)
  }, periodMs / slices)

  return {
    check,
    watch(connection: Connection) {
      next = (next + 1) % slices
      const group = groups[next]
      group?.add(connection)
      return () => group?.delete(connection)
    },
    stop: () => clearInterval(timer),
  }
}
