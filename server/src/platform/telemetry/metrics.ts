import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export const metrics = new Registry()
// A finer look at the event loop wakes the process a hundred times a second for nothing.
collectDefaultMetrics({ register: metrics, eventLoopMonitoringPrecision: 100 })

/** Labelled by the route's name in the contract, so the number of series is bounded. */
const requestSeconds = new Histogram({
  name: 'fanfare_http_request_seconds',
  help: 'Time to answer a request',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
})

/** Looked up once per route and status: finding the series costs more than counting in it. */
const timers = new Map<string, ReturnType<typeof requestSeconds.labels>>()
export const requestTimer = (route: string, status: number) => {
  const key = `${route} ${status}`
  const timer = timers.get(key) ?? requestSeconds.labels({ route, status: String(status) })
  timers.set(key, timer)
  return timer
}

export const deliveredBatches = new Counter({
  name: 'fanfare_event_batches_total',
  help: 'Batches of events delivered, by subscriber',
  labelNames: ['subscriber'],
  registers: [metrics],
})

/** Replies sent from memory are only counted: timing each would cost as much as sending it. */
export const cachedReplies = new Map<string, number>()
new Gauge({
  name: 'fanfare_http_cached_replies',
  help: 'Replies sent from memory since the start',
  labelNames: ['route'],
  registers: [metrics],
  collect() {
    for (const [route, count] of cachedReplies) this.set({ route }, count)
  },
})
