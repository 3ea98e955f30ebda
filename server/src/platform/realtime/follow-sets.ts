import type { Log } from '../telemetry/log.ts'

/** Whom each of these people follows; whoever follows nobody need not be in it. */
export type ReadFollows = (
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>

/** So many people's sets are read at once when a whole process's browsers come back. */
const batch = 100

/**
 * Whom the people follow whose feeds are listened to here. A new post is told once to every process,
 * which finds its listeners itself: publishing costs the same with a million followers.
 */
export const openFollowSets = (read: ReadFollows, log: Log) => {
  const followedBy = new Map<string, readonly string[]>()
  const followersOf = new Map<string, Set<string>>()
  /** How many topics of theirs are listened to here. */
  const watched = new Map<string, number>()
  const waiting = new Map<string, PromiseWithResolvers<void>>()
  let isReading = false

  const forget = (accountId: string) => {
    for (const creatorId of followedBy.get(accountId) ?? []) {
      const followers = followersOf.get(creatorId)
      if (followers?.delete(accountId) && followers.size === 0) followersOf.delete(creatorId)
    }
    followedBy.delete(accountId)
  }

  const keep = (accountId: string, creatorIds: readonly string[]) => {
    forget(accountId)
    // They may have left while it was read.
    if (!watched.has(accountId)) return
    followedBy.set(accountId, creatorIds)
    for (const creatorId of creatorIds) {
      const followers = followersOf.get(creatorId) ?? new Set()
      followersOf.set(creatorId, followers.add(accountId))
    }
  }

  const readSome = async () => {
    const taken = [...waiting].slice(0, batch)
    for (const [accountId] of taken) waiting.delete(accountId)
    try {
      const follows = await read(taken.map(([accountId]) => accountId))
      for (const [accountId, { resolve }] of taken) {
        keep(accountId, follows.get(accountId) ?? [])
        resolve()
      }
    } catch (error) {
      for (const [, { reject }] of taken) reject(error)
    }
  }

  const readAll = async () => {
    isReading = true
    while (waiting.size > 0) await readSome()
    isReading = false
  }

  /** A change that comes while somebody's set is being read has it read once more. */
  const readSoon = (accountId: string): Promise<void> => {
    const done = waiting.get(accountId) ?? Promise.withResolvers<void>()
    waiting.set(accountId, done)
    if (!isReading) void readAll()
    return done.promise
  }

  const refresh = (accountIds: Iterable<string>) => {
    for (const accountId of accountIds) {
      if (!watched.has(accountId)) continue
      readSoon(accountId).catch((error: unknown) => {
        log.warn({ err: error }, 'follows could not be read; new posts of some may not be told')
      })
    }
  }

  return {
    /** Done when no post of theirs passes unheard any more. */
    watch(accountId: string): Promise<void> {
      const topics = watched.get(accountId) ?? 0
      watched.set(accountId, topics + 1)
      return followedBy.has(accountId) ? Promise.resolve() : readSoon(accountId)
    },

    unwatch(accountId: string): void {
      const topics = watched.get(accountId) ?? 0
      if (topics > 1) {
        watched.set(accountId, topics - 1)
        return
      }
      watched.delete(accountId)
      forget(accountId)
    },

    refresh,

    /** After a time in which changes may have been missed. */
    refreshAll: () => refresh([...watched.keys()]),

    followersOf: (creatorId: string): Iterable<string> => followersOf.get(creatorId) ?? [],

    /** Of people who listen here. */
    isFollowing: (accountId: string, creatorId: string): boolean =>
      followersOf.get(creatorId)?.has(accountId) ?? false,
  }
}

export type FollowSets = ReturnType<typeof openFollowSets>
