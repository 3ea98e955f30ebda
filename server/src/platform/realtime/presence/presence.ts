import type { Cache } from '../../cache/cache.ts'
import type { Log } from '../../telemetry/log.ts'
import { gather } from './gather.ts'
import { presenceStore, type Status, storeBatch } from './store.ts'

/** Which of these people let others see that they are here. */
export type ShowsActivity = (accountIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Less than the grace: what another process has noted as gone is taken back in time. */
const stayEveryMs = 5_000
const tickMs = 1_000
/** What comes at the same time is noted together. */
const settleAfterMs = 50

export interface Presence {
  /** A socket of this person was opened, or closed. */
  open(accountId: string): void
  close(accountId: string): void
  /** They may have changed whether they show it. */
  recheck(accountIds: readonly string[]): void
  /** Of somebody who has a socket here. */
  isShown(accountId: string): Promise<boolean>
  read(accountId: string): Promise<Status>
  /** Everybody leaves with this process. */
  stop(): Promise<void>
}

const batchesOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / storeBatch) }, (_, at) =>
    ids.slice(at * storeBatch, (at + 1) * storeBatch),
  )

const inBatches = async (
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<void>,
) => {
  for (const some of batchesOf(ids)) await work(some)
}

/**
 * Tells the store of the people who have sockets on this process and show it. Whoever hides it is not in the
 * store at all, so nothing can be told of them.
 */
export const openPresence = (cache: Cache, log: Log, showsActivity: ShowsActivity): Presence => {
  const store = presenceStore(cache)
  const sockets = new Map<string, number>()
  /** Whom this process has noted as being here. */
  const noted = new Set<string>()
  /** Those who came, went or changed what they show since it was noted last. */
  const changed = new Set<string>()
  const known = new Map<string, Promise<boolean>>()
  let stayedAt = 0
  let soon: NodeJS.Timeout | undefined
  let isStopped = false

  const ask = gather(async (ids) => {
    const showing = await showsActivity(ids)
    return (id) => showing.has(id)
  })

  const isShown = (id: string): Promise<boolean> => {
    const before = known.get(id)
    if (before) return before
    const asked = ask(id)
    asked.catch(() => {
      if (known.get(id) === asked) known.delete(id)
    })
    known.set(id, asked)
    return asked
  }

  /** What happens while this waits is in `changed` again, and settled next. */
  const settle = async () => {
    const ids = [...changed]
    changed.clear()
    try {
      const here = ids.filter((id) => sockets.has(id))
      const shown = await Promise.all(here.map(isShown))
      const arriving = here.filter((_, at) => shown[at])
      const hiding = here.filter((id, at) => !shown[at] && noted.has(id))
      const leaving = ids.filter((id) => !sockets.has(id) && noted.has(id))
      for (const id of arriving) noted.add(id)
      await inBatches(arriving, (some) => store.arrive(some, Date.now()))
      await inBatches(hiding, store.hide)
      await inBatches(leaving, (some) => store.leave(some, Date.now()))
      for (const id of [...hiding, ...leaving]) noted.delete(id)
    } catch (error) {
      for (const id of ids) changed.add(id)
      throw error
    }
  }

  /** Of some the store may know nothing any more, when it was emptied. */
  const stay = async () => {
    if (Date.now() - stayedAt < stayEveryMs) return
    await inBatches([...noted], async (some) => {
      const count = await store.stay(some, Date.now())
      if (count < some.length) for (const id of some) changed.add(id)
    })
    stayedAt = Date.now()
  }

  const sweep = async () => {
    while (await store.sweep(Date.now()));
  }

  let running: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => {
      log.warn({ err: error }, 'who is here could not be noted; it is tried again')
    })
    return running
  }

  let isTurning = false
  const turn = async () => {
    if (isTurning) return
    isTurning = true
    // Those who are here say so before those are swept who do not.
    await inTurn(async () => {
      await settle()
      await stay()
      await sweep()
    })
    isTurning = false
  }
  const ticking = setInterval(turn, tickMs)

  const note = (id: string) => {
    if (isStopped) return
    changed.add(id)
    soon ??= setTimeout(() => {
      soon = undefined
      void inTurn(settle)
    }, settleAfterMs)
  }

  return {
    open(id) {
      const before = sockets.get(id) ?? 0
      sockets.set(id, before + 1)
      if (before > 0) return
      known.delete(id)
      note(id)
    },

    close(id) {
      const left = (sockets.get(id) ?? 0) - 1
      if (left > 0) return void sockets.set(id, left)
      sockets.delete(id)
      known.delete(id)
      note(id)
    },

    recheck(ids) {
      for (const id of ids) {
        known.delete(id)
        if (sockets.has(id)) note(id)
      }
    },

    isShown,
    read: (id) => store.read(id),

    async stop() {
      isStopped = true
      clearInterval(ticking)
      clearTimeout(soon)
      await inTurn(() => inBatches([...noted], (some) => store.leave(some, Date.now())))
    },
  }
}

/** Of whoever hides it from now on, also without a socket. Their sockets are rechecked first. */
export const hidePresence = (cache: Cache, accountIds: readonly string[]) =>
  presenceStore(cache).hide(accountIds)
