import { setTimeout as sleep } from 'node:timers/promises'
import { after } from '../clock/after.ts'
import type { Scope } from '../scope.ts'
import { deliveredBatches } from '../telemetry/metrics.ts'
import { ensureCursors, forgetCursors, passOver, pendingSubscribers } from './cursor.ts'
import { deliverOnce } from './deliver.ts'
import { type DueTask, runDue } from './due.ts'
import type { Subscriber } from './subscriber.ts'

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
 * Runs until the signal. One query asks for all subscribers who has something to do, and one
 * statement moves all those past the news who want none of it; then each of the others, and each due
 * task, goes at its own pace, so that a slow one holds up nobody and an idle one costs nothing.
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

  const look = async () => {
    const resting = subscribers.filter(({ name }) => !working.has(name))
    const { wanting, idle } = await pendingSubscribers(scope.db, resting, scope.now())
    for (const one of resting) if (wanting.has(one.name)) begin(one)
    if (idle.size > 0) {
      const passing = resting.filter(({ name }) => idle.has(name))
      await scope.transact((tx) => passOver(tx, passing))
    }
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
