import { randomUUID } from 'node:crypto'
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { EngineAway } from '../errors/engine-away.ts'
import { currentTrace, inSpan, startTracing } from '../telemetry/tracing.ts'
import { openDurable } from './durable.ts'
import { type Endpoint, serveWorkflows } from './endpoint.ts'
import { registerWorker } from './register.ts'
import { FinalFault, workflow } from './workflow.ts'

const ran: string[] = []
const faults = new Map<string, Error>()

const record = (name: string) => async () => {
  ran.push(name)
  const fault = faults.get(name)
  faults.delete(name)
  if (fault) throw fault
  return `${name} of ${currentTrace()?.split('-')[1] ?? 'nobody'}`
}

/** A name of its own per run: the engine remembers the services of earlier ones. */
const tryOut = workflow<{ label: string }>(
  `test.try-out-${randomUUID().slice(0, 8)}`,
  async (_, step, { label }) => {
    try {
      await step('first', record(`${label} first`))
      await step('second', record(`${label} second`))
      if (label !== 'wide') return
      const parts = ['a', 'b', 'c'].map((name) => ({ name, work: record(`${label} ${name}`) }))
      await step.all(parts)
    } catch (error) {
      if (!(error instanceof FinalFault)) throw error
      await step('give-up', record(`${label} gave up: ${error.reason}`))
    } finally {
      await step('last', record(`${label} last`))
    }
  },
)

let [atWork, mostAtWork] = [0, 0]
const crowded = workflow<object>(
  `test.crowded-${randomUUID().slice(0, 8)}`,
  async (_, step) => {
    await step('only', async () => {
      mostAtWork = Math.max(mostAtWork, ++atWork)
      await new Promise((resolve) => setTimeout(resolve, 50))
      atWork -= 1
      ran.push('crowded')
    })
  },
  { stepsAtOnce: 2 },
)

let world: World
let endpoint: Endpoint
const spans = new InMemorySpanExporter()
const stopTracing = startTracing('test', undefined, spans)
const give = new AbortController()

beforeAll(async () => {
  world = await openWorld()
  const { config, log } = world.platform
  const where = { host: '127.0.0.1', port: 0 }
  endpoint = await serveWorkflows(world.scope({ kind: 'system' }), [tryOut, crowded], where)
  const registration = {
    adminUrl: config.RESTATE_ADMIN_URL,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: give.signal,
  }
  await registerWorker(registration)
  await registerWorker({ ...registration, force: false })
})
afterAll(async () => {
  give.abort()
  await endpoint.close()
  await world.close()
  await stopTracing()
})

const start = (label: string, key: string) => world.platform.durable.start(tryOut, key, { label })
const stepsOf = (label: string) => ran.filter((name) => name.startsWith(`${label} `))
const ends = (label: string) =>
  vi.waitFor(() => expect(stepsOf(label).at(-1)).toBe(`${label} last`), { timeout: 10_000 })

describe('a workflow', () => {
  it('runs once per key, however often it is started', async () => {
    const key = randomUUID()
    await Promise.all([start('once', key), start('once', key)])
    await ends('once')
    await start('once', key)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(stepsOf('once')).toEqual(['once first', 'once second', 'once last'])
  })

  it('repeats the step that failed and none before it', async () => {
    faults.set('shaky second', new Error('the store is away'))
    await start('shaky', randomUUID())
    await ends('shaky')
    expect(stepsOf('shaky')).toEqual(['shaky first', 'shaky second', 'shaky second', 'shaky last'])
  })

  it('lets a crowd through a few at a time', async () => {
    const starts = Array.from({ length: 9 }, () =>
      world.platform.durable.start(crowded, randomUUID(), {}),
    )
    await Promise.all(starts)
    const through = () => ran.filter((name) => name === 'crowded')
    await vi.waitFor(() => expect(through()).toHaveLength(9), { timeout: 10_000 })
    expect(mostAtWork).toBe(2)
  })

  it('hears of a final fault in words, and goes on from there', async () => {
    faults.set('hopeless first', new FinalFault('This is not a picture.'))
    await start('hopeless', randomUUID())
    await ends('hopeless')
    expect(stepsOf('hopeless')).toEqual([
      'hopeless first',
      'hopeless gave up: This is not a picture.',
      'hopeless last',
    ])
  })

  it('has parts side by side, which all end before one of them decides', async () => {
    faults.set('wide a', new FinalFault('no'))
    faults.set('wide c', new Error('the store is away'))
    await start('wide', randomUUID())
    await ends('wide')
    expect(stepsOf('wide').toSorted()).toEqual([
      'wide a',
      'wide b',
      'wide c',
      'wide c',
      'wide first',
      'wide gave up: no',
      'wide last',
      'wide second',
    ])
    expect(stepsOf('wide').slice(-2)).toEqual(['wide gave up: no', 'wide last'])
  })

  it('continues the trace of whoever started it', async () => {
    const traceId = await inSpan('caller', {}, async (span) => {
      await start('traced', randomUUID())
      return span.spanContext().traceId
    })
    await ends('traced')
    await vi.waitFor(() => {
      const own = spans.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId)
      expect(own.map(({ name }) => name).sort()).toEqual([
        'caller',
        `${tryOut.name} first`,
        `${tryOut.name} last`,
        `${tryOut.name} second`,
      ])
    })
  })
})

describe('starting', () => {
  it('says that the engine is away, or does not know the workflow yet', async () => {
    const unknown = workflow<null>(`test.unknown-${randomUUID()}`, async () => {})
    const nowhere = openDurable('http://127.0.0.1:1023')
    await expect(nowhere.start(tryOut, 'a', { label: 'x' })).rejects.toThrow(EngineAway)
    await expect(world.platform.durable.start(unknown, 'a', null)).rejects.toThrow(EngineAway)
  })
})

describe('registering', () => {
  it('waits for an engine that is not there yet', async () => {
    const { config, log } = world.platform
    const stop = new AbortController()
    const registered = registerWorker({
      adminUrl: 'http://127.0.0.1:1023',
      workerUrl: config.WORKER_PUBLIC_URL,
      force: true,
      log,
      signal: stop.signal,
    })
    const outcome = await Promise.race([
      registered.then(() => 'done'),
      new Promise((resolve) => setTimeout(() => resolve('waiting'), 600)),
    ])
    expect(outcome).toBe('waiting')
    stop.abort()
    await registered
  })
})
