import { Counter, Gauge } from 'prom-client'
import { metrics } from '../telemetry/metrics.ts'

export const openSockets = new Gauge({
  name: 'fanfare_realtime_sockets',
  help: 'Sockets open now',
  registers: [metrics],
})

export const subscribedTopics = new Gauge({
  name: 'fanfare_realtime_topics',
  help: 'Topics that somebody on this process listens to',
  registers: [metrics],
})

export const messages = new Counter({
  name: 'fanfare_realtime_messages_total',
  help: 'Messages by direction',
  labelNames: ['direction'],
  registers: [metrics],
})

export const cutOffs = new Counter({
  name: 'fanfare_realtime_cut_offs_total',
  help: 'Sockets that we ended, by why',
  labelNames: ['why'],
  registers: [metrics],
})
