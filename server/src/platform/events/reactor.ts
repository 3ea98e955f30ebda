import { setTimeout as sleep } from 'node:timers/promises'
import { after } from '../clock/after.ts'
import type { Scope } from '../scope.ts'
import { deliveredBatches } from '../telemetry/metrics.ts'
import { ensureCursors, forgetCursors } from './cursor.ts'
import { deliverOnce } from './deliver.ts'
import { type DueTask, runDue } from './due.ts'
import type { Subscriber } from './subscriber.ts'
import { visitPending } from './visit.ts'

const pollMs = 100
const dueEveryMs = 500
const hour = 3_600_000
const cursorsKeptMs = 30 * 24 * hour

/** One that comes back later than that starts over with the oldest event that is kept. */
const keepCursors = (subscribers: readonly Subscriber[]): DueTask => ({
  name: 'events.keep-cursors',
  everyMs: hour,
  run: (scope) =>
    scope.transact(async (tx) => {
      const now = scope.now()
      await ensureCursors(
        tx,
        subscribers.map(({ name }) => name),
        now,
      )
      await forgetCursors(tx, after(now, -cursorsKeptMs))
      return 0
    }),
})

/**
 * Runs until the signal. Each subscriber that has something to do, and each due task, goes at its own
 * pace, so that a slow one holds up nobody and an idle one costs nothing.
 */
export const runReactor = async (
  scope: Scope,
  subscribers: readonly Subscriber[],
  tasks: readonly DueTask[],
  signal: AbortSignal,
) => {
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})

  const working = new Map<string, Promise<void>>()

  const drain = async (subscriber: Subscriber) => {
    while (!signal.aborted && (await deliverOnce(scope, subscriber)) === 'delivered') {
      deliveredBatches.inc({ subscriber: subscriber.name })
    }
  }

  const begin = (subscriber: Subscriber) => {
    const { name } = subscriber
    const work = drain(subscriber)
      .catch((error: unknown) => {
        scope.log.error({ subscriber: name, err: error }, 'cannot reach the database')
      })
      .finally(() => working.delete(name))
    working.set(name, work)
  }

  const look = () => {
    const resting = subscribers.filter(({ name }) => !working.has(name))
    return visitPending(scope, resting, begin)
  }

  const watch = async () => {
    while (!signal.aborted) {
      await look().catch((error: unknown) => {
        scope.log.error({ err: error }, 'cannot reach the database')
      })
      await pause(pollMs)
    }
    await Promise.all(working.values())
  }

  const sweep = async (task: DueTask) => {
    while (!signal.aborted) {
      await runDue(scope, [task])
      await pause(task.everyMs ?? dueEveryMs)
    }
  }

  const upkeep = keepCursors(subscribers)
  await upkeep.run(scope)
  await Promise.all([watch(), ...[upkeep, ...tasks].map(sweep)])
}
