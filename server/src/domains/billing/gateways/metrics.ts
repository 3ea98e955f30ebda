import { Counter, Gauge } from 'prom-client'
import { metrics } from '../../../platform/telemetry/metrics.ts'

/** Why a provider does nothing for us: our key, our calls, its fault, or nothing came back. */
export type AwayReason = 'key-refused' | 'too-many-calls' | 'their-fault' | 'no-answer' | 'busy'

export const callsWhileAway = new Counter({
  name: 'fanfare_provider_away_total',
  help: 'Calls to the card provider that came to nothing, by why; what needed them waits',
  labelNames: ['reason'],
  registers: [metrics],
})

export const providerAway = new Gauge({
  name: 'fanfare_provider_away',
  help: 'Whether the card provider was away at the last call of this process',
  registers: [metrics],
})
