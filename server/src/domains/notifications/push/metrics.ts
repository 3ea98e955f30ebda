import { Counter, Gauge } from 'prom-client'
import { metrics } from '../../../platform/telemetry/metrics.ts'

export const endedPushes = new Counter({
  name: 'fanfare_pushes_total',
  help: 'Attempts to push something, by how each ended; one that comes later is counted again',
  labelNames: ['outcome'],
  registers: [metrics],
})

export const waitingPushes = new Gauge({
  name: 'fanfare_pushes_waiting',
  help: 'Pushes that are due and not sent, counted up to 10,000',
  registers: [metrics],
})

export const oldestPush = new Gauge({
  name: 'fanfare_pushes_oldest_seconds',
  help: 'For how long the oldest of them has been due',
  registers: [metrics],
})
