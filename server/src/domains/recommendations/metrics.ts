import { Gauge } from 'prom-client'
import type { DueTask } from '../../platform/events/due.ts'
import { metrics } from '../../platform/telemetry/metrics.ts'
import { readWaitingFans } from './reader/fans.ts'
import { readWaitingPosts } from './reader/neighbours.ts'

const waitingCount = new Gauge({
  name: 'fanfare_recommendations_waiting',
  help: 'Fans and posts that ought to have been computed by now; exact up to 10,000',
  labelNames: ['kind'],
  registers: [metrics],
})

const oldestSeconds = new Gauge({
  name: 'fanfare_recommendations_oldest_seconds',
  help: 'For how long the oldest of them has been due',
  labelNames: ['kind'],
  registers: [metrics],
})

const queues = [
  { kind: 'fans', readWaiting: readWaitingFans },
  { kind: 'posts', readWaiting: readWaitingPosts },
]

/** Being late costs nothing but freshness; being late more and more asks for another reactor. */
export const measureWaiting: DueTask = {
  name: 'recommendations.measure-waiting',
  everyMs: 15_000,
  run: async ({ db, now }) => {
    for (const { kind, readWaiting } of queues) {
      const { count, oldest } = await readWaiting(db, now())
      const age = oldest ? now().getTime() - oldest.getTime() : 0
      waitingCount.set({ kind }, count)
      oldestSeconds.set({ kind }, age / 1_000)
    }
    return 0
  },
}
