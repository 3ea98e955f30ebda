import { Counter } from 'prom-client'
import { metrics } from '../../../../platform/telemetry/metrics.ts'

export const endedPushes = new Counter({
  name: 'fanfare_pushes_total',
  help: 'Attempts to push something, by how each ended; one that comes later is counted again',
  labelNames: ['outcome'],
  registers: [metrics],
})
