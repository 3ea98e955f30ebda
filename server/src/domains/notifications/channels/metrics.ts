import { Gauge } from 'prom-client'
import type { DueTask } from '../../../platform/events/due.ts'
import { metrics } from '../../../platform/telemetry/metrics.ts'
import { readWaitingFanouts } from './fanout/reader.ts'
import { channels } from './index.ts'

const waitingCount = new Gauge({
  name: 'fanfare_notifications_waiting',
  help: 'What ought to have left the app by now, by channel; exact up to 10,000',
  labelNames: ['channel'],
  registers: [metrics],
})

const oldestSeconds = new Gauge({
  name: 'fanfare_notifications_oldest_seconds',
  help: 'For how long the oldest of them has been due',
  labelNames: ['channel'],
  registers: [metrics],
})

const queues = [...channels, { name: 'fan-out', readWaiting: readWaitingFanouts }]

export const measureWaiting: DueTask = {
  name: 'notifications.measure-waiting',
  everyMs: 15_000,
  run: async ({ db, now }) => {
    for (const { name: channel, readWaiting } of queues) {
      const { count, oldest } = await readWaiting(db, now())
      const age = oldest ? now().getTime() - oldest.getTime() : 0
      waitingCount.set({ channel }, count)
      oldestSeconds.set({ channel }, age / 1_000)
    }
    return 0
  },
}
