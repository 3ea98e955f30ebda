import type { Durable } from '../src/platform/durable/durable.ts'
import { serveWorkflows } from '../src/platform/durable/endpoint.ts'
import { registerWorker } from '../src/platform/durable/register.ts'
import type { Workflow } from '../src/platform/durable/workflow.ts'
import type { Subscriber } from '../src/platform/events/subscriber.ts'
import { deliverAll } from './deliver-all.ts'
import type { World } from './harness.ts'

/** The engine is one for all test files, and gives work to whoever registered its name last. */
const ownName = <Input>({ platform }: World, workflow: Workflow<Input>): Workflow<Input> => ({
  ...workflow,
  name: `${workflow.name}.${platform.config.S3_PUBLIC_BUCKET}`,
})

/** A worker on a port of its own, known to the real engine. */
export const startWorker = async (
  world: World,
  // biome-ignore lint/suspicious/noExplicitAny: inputs differ and meet only the engine.
  workflows: readonly Workflow<any>[],
  port = 0,
) => {
  const { config, log } = world.platform
  const where = { host: '127.0.0.1', port }
  const own = workflows.map((workflow) => ownName(world, workflow))
  const endpoint = await serveWorkflows(world.scope({ kind: 'system' }), own, where)
  await registerWorker({
    adminUrl: config.RESTATE_ADMIN_URL,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: new AbortController().signal,
  })
  return endpoint
}

/** What the reactor does, once and for these subscribers only. */
export const reactWith = (world: World, subscribers: readonly Subscriber[]) => {
  const durable: Durable = {
    start: (workflow, key, input) =>
      world.platform.durable.start(ownName(world, workflow), key, input),
  }
  const scope: World['scope'] = (actor) => ({ ...world.scope(actor), durable })
  return deliverAll({ ...world, scope }, subscribers)
}
