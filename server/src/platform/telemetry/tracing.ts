import {
  context,
  propagation,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  SimpleSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'

const tracer = () => trace.getTracer('fanfare')

/** The position in a trace as one line of text, to travel in rows and headers. */
export const currentTrace = (): string | null => {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent ?? null
}

interface SpanOptions {
  readonly kind?: SpanKind
  /** Continues the trace of whoever caused this, however long ago that was. */
  readonly parent?: string | null
  readonly attributes?: Record<string, string | number>
}

export const inSpan = <T>(
  name: string,
  { kind, parent, attributes }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> => {
  const from = parent
    ? propagation.extract(context.active(), { traceparent: parent })
    : context.active()
  return tracer().startActiveSpan(
    name,
    { ...(kind === undefined ? {} : { kind }), ...(attributes ? { attributes } : {}) },
    from,
    async (span) => {
      try {
        return await work(span)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name })
        throw error
      } finally {
        span.end()
      }
    },
  )
}

/** Spans are made only when there is somewhere to send them. */
export const startTracing = (service: string, endpoint?: string, exporter?: SpanExporter) => {
  const processors = [
    ...(endpoint ? [new BatchSpanProcessor(new OTLPTraceExporter({ url: endpoint }))] : []),
    ...(exporter ? [new SimpleSpanProcessor(exporter)] : []),
  ]
  if (processors.length === 0) return async () => {}
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `fanfare-${service}` }),
    spanProcessors: processors,
  })
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return () => provider.shutdown()
}
