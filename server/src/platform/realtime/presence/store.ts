import type { AccountId, ServerMessage } from '@fanfare/contract'
import type { ChainableCommander } from 'ioredis'
import type { Cache } from '../../cache/cache.ts'
import { EngineAway } from '../../errors/engine-away.ts'
import { topicChannel } from '../channels.ts'
import { arriveScript, goScript, hideScript } from './scripts.ts'

/** A reload takes less: until then nobody is told that somebody has gone. */
export const graceMs = 8_000

/** Without a sign from a process for so long, whoever was on it has gone. */
export const signMs = 20_000

const seenKeptMs = 90 * 86_400_000

/** Every person who is here, with until when that holds if nobody says so again. */
const onlineKey = 'presence:online'
const seenKey = (id: string) => `presence:seen:${id}`

/** One command takes so many, so that it holds up no other. */
export const storeBatch = 500

export type Status = Extract<ServerMessage, { type: 'user_status' }>

/** Of whoever hides it, and of whoever was never here: the two look the same. */
export const hiddenStatus = (id: string): Status => ({
  type: 'user_status',
  userId: id as AccountId,
  isOnline: false,
  lastSeen: null,
})

const onlineStatus = (id: string): Status => ({ ...hiddenStatus(id), isOnline: true })

const goneStatus = (id: string, at: number): Status => ({
  ...hiddenStatus(id),
  lastSeen: new Date(at).toISOString(),
})

const run = async (commands: ChainableCommander): Promise<unknown[]> => {
  const results = (await commands.exec()) ?? []
  return results.map(([error, result]) => {
    if (error) throw new EngineAway('Redis', error)
    return result
  })
}

/** Who is here, for all processes. It changes and is told in one step, so nobody hears an older state last. */
export const presenceStore = (cache: Cache) => {
  const { redis } = cache
  const told = (status: Status) => [
    topicChannel(cache, `presence:${status.userId}`),
    JSON.stringify(status),
  ]
  const untilOf = (ids: readonly string[], until: number) => ids.flatMap((id) => [until, id])

  return {
    /** Tells those of whom it was not known. */
    async arrive(ids: readonly string[], now: number) {
      const commands = redis.pipeline()
      for (const id of ids) {
        commands.eval(arriveScript, 1, onlineKey, now + signMs, id, ...told(onlineStatus(id)))
      }
      await run(commands)
    },

    /** They are still here. Brings nobody back; how many of them were known. */
    stay: (ids: readonly string[], now: number): Promise<number> =>
      redis.zadd(onlineKey, 'XX', 'GT', 'CH', ...untilOf(ids, now + signMs)),

    /** They have gone, unless another process says within the grace that they are there. */
    async leave(ids: readonly string[], now: number) {
      await redis.zadd(onlineKey, 'XX', ...untilOf(ids, now + graceMs))
    },

    /** Those of whom no sign came have gone; true while there may be more. */
    async sweep(now: number): Promise<boolean> {
      const rows = await redis.zrangebyscore(
        onlineKey,
        '-inf',
        now,
        'WITHSCORES',
        'LIMIT',
        0,
        storeBatch,
      )
      const commands = redis.pipeline()
      for (let at = 0; at < rows.length; at += 2) {
        const [id = '', until = ''] = rows.slice(at, at + 2)
        const seen = Number(until) - graceMs
        const texts = [id, until, seen, seenKeptMs, ...told(goneStatus(id, seen))]
        commands.eval(goScript, 2, onlineKey, seenKey(id), ...texts)
      }
      await run(commands)
      return rows.length === 2 * storeBatch
    },

    /** Nothing is known of them any more. */
    async hide(ids: readonly string[]) {
      const commands = redis.pipeline()
      for (const id of ids) {
        commands.eval(hideScript, 2, onlineKey, seenKey(id), id, ...told(hiddenStatus(id)))
      }
      await run(commands)
    },

    /** Whoever has gone and was not told of it yet is here: what is told comes after what was read. */
    async read(id: string): Promise<Status> {
      const commands = redis.pipeline().zscore(onlineKey, id).get(seenKey(id))
      const [until, seen] = (await run(commands)) as (string | null)[]
      if (until) return onlineStatus(id)
      return seen ? goneStatus(id, Number(seen)) : hiddenStatus(id)
    },
  }
}
