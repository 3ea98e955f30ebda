import { Writable } from 'node:stream'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node'
import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { currentTrace, inSpan, startTracing } from './tracing.ts'

describe('the log', () => {
  it('never holds secrets or personal data, however deep', () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const log = createLog('test', 'info', sink)
    const marked = 'SHOULD-NOT-BE-SEEN'
    log.info({ password: marked, body: { token: marked, user: { email: marked } } }, 'sign in')
    log.info({ req: { headers: { cookie: marked, authorization: marked } } })
    log.info({ headers: { 'set-cookie': marked } })
    expect(lines).toHaveLength(3)
    expect(lines.join()).not.toContain(marked)
    expect(lines.join()).toContain('[redacted]')
  })
})

describe('a trace', () => {
  it('goes on from one line of text, as it travels in rows and headers', async () => {
    const exporter = new InMemorySpanExporter()
    const stop = startTracing('test', undefined, exporter)
    const carried = await inSpan('request', {}, async () => currentTrace())
    await inSpan('later, elsewhere', { parent: carried }, async () => {})
    const [request, later] = exporter.getFinishedSpans()
    expect(later?.spanContext().traceId).toBe(request?.spanContext().traceId)
    expect(later?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
    await stop()
  })
})
