import type { ServerMessage } from '@fanfare/contract'
import type { Cache } from '../cache/cache.ts'

/** What a topic was told, and how long before now. */
export interface LateChange {
  readonly what: string
  readonly agoMs: number
}

/** Longer than a page takes from reading to joining its topics, also on a slow line. */
export const latelyMs = 60_000

const keyOf = (topic: string) => `changed-lately:${topic}`

/** Kinds that say what they are about by themselves. */
const told: ReadonlySet<string> = new Set(['notification', 'message', 'message_deleted', 'reacted'])

/** Null for what nobody reads again because of. */
const whatOf = (message: ServerMessage): string | null => {
  if ('what' in message) return message.what
  return told.has(message.type) ? message.type : null
}

export const noteTold = async ({ redis }: Cache, topic: string, message: ServerMessage) => {
  const what = whatOf(message)
  if (what === null) return
  const key = keyOf(topic)
  await Promise.all([redis.hset(key, what, Date.now()), redis.pexpire(key, latelyMs)])
}

export const readTold = async ({ redis }: Cache, topic: string): Promise<LateChange[]> => {
  const told = await redis.hgetall(keyOf(topic))
  const now = Date.now()
  // Each is kept as long as the last of its topic.
  return Object.entries(told)
    .map(([what, at]) => ({ what, agoMs: Math.max(0, now - Number(at)) }))
    .filter(({ agoMs }) => agoMs < latelyMs)
}
