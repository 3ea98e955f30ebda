import { Counter, Gauge } from 'prom-client'
import { metrics } from '../../platform/telemetry/metrics.ts'

const registers = [metrics]

export const lag = new Gauge({
  name: 'fanfare_search_lag_seconds',
  help: 'For how long the oldest change has waited to be sent to the search engine',
  registers,
})

export const drift = new Counter({
  name: 'fanfare_search_drifted_documents_total',
  help: 'Documents in which the search engine differed from PostgreSQL, by kind',
  labelNames: ['kind'],
  registers,
})

export const fallbacks = new Counter({
  name: 'fanfare_search_fallbacks_total',
  help: 'Questions that PostgreSQL answered because the search engine was away',
  registers,
})

export const rebuildDue = new Gauge({
  name: 'fanfare_search_rebuild_due',
  help: 'One while the live index has an older mapping than this build: run search:rebuild',
  labelNames: ['kind'],
  registers,
})
