import { SpanKind } from '@opentelemetry/api'
import { Histogram } from 'prom-client'
import { EngineAway } from '../errors/engine-away.ts'
import { metrics } from '../telemetry/metrics.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { createBreaker } from './breaker.ts'

const seconds = new Histogram({
  name: 'fanfare_search_engine_seconds',
  help: 'Time OpenSearch takes to answer, by call',
  labelNames: ['call', 'outcome'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
  registers: [metrics],
})

/** It has answered, and refuses what we sent: a fault of ours. */
class EngineRefusal extends Error {
  constructor(status: number, body: string) {
    super(`OpenSearch answered ${status}: ${body.slice(0, 500)}`)
    this.name = 'EngineRefusal'
  }
}

interface Request {
  readonly call: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD'
  readonly path: string
  /** Sent as it is, or as JSON. */
  readonly body?: string | object
  readonly timeoutMs: number
  /** While somebody waits: not even asked while it keeps failing. */
  readonly isImpatient?: true
}

export type Ask = <Answer>(request: Request) => Promise<Answer>

const typeOf = (body: string | object) =>
  typeof body === 'string' ? 'application/x-ndjson' : 'application/json'

/** Overloaded, starting, without a primary shard, or without the index: it will be back. */
const isPassing = (status: number) => status === 404 || status === 429 || status >= 500

const send = async (url: string, { call, method, path, body, timeoutMs }: Request) => {
  const end = seconds.startTimer({ call })
  try {
    const reply = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined
        ? {}
        : {
            headers: { 'content-type': typeOf(body) },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    })
    const answered = { status: reply.status, text: await reply.text() }
    end({ outcome: reply.ok ? 'ok' : 'refused' })
    return answered
  } catch (error) {
    end({ outcome: 'away' })
    throw new EngineAway('OpenSearch', error)
  }
}

/** One place that talks to the engine: time-outs, what counts as away, figures and spans. */
export const openAsk = (url: string): Ask => {
  const breaker = createBreaker(() => performance.now())
  const ask: Ask = async (request) => {
    const { status, text } = await send(url, request)
    if (isPassing(status)) throw new EngineAway('OpenSearch', new EngineRefusal(status, text))
    if (status >= 400) throw new EngineRefusal(status, text)
    return text ? JSON.parse(text) : {}
  }
  return (request) => {
    const { call, isImpatient } = request
    const traced = () => inSpan(`opensearch ${call}`, { kind: SpanKind.CLIENT }, () => ask(request))
    return (isImpatient ? breaker.guard(traced) : traced()) as never
  }
}
