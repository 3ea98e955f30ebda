import { Redis } from 'ioredis'

/** Never the truth. Callers say what happens when it is away. */
export interface Cache {
  readonly redis: Redis
  /** A second connection: one that listens can do nothing else. */
  listener(): Redis
  close(): Promise<void>
}

export const openCache = (url: string, prefix: string): Cache => {
  const opened: Redis[] = []
  const open = () => {
    const redis = new Redis(url, {
      keyPrefix: prefix,
      commandTimeout: 500,
      connectTimeout: 1_000,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: (tries) => Math.min(tries * 100, 2_000),
    })
    // Each caller has its own answer to an absent cache; the reconnect goes on by itself.
    redis.on('error', () => {})
    opened.push(redis)
    return redis
  }
  return {
    redis: open(),
    listener: open,
    async close() {
      for (const redis of opened) redis.disconnect()
    },
  }
}
