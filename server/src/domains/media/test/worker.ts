import { deliverAll } from '../../../../test/deliver-all.ts'
import { openWorld, type World } from '../../../../test/harness.ts'
import type { Durable } from '../../../platform/durable/durable.ts'
import { serveWorkflows } from '../../../platform/durable/endpoint.ts'
import { registerWorker } from '../../../platform/durable/register.ts'
import type { Workflow } from '../../../platform/durable/workflow.ts'
import { mediaSubscribers, mediaWorkflows } from '../index.ts'

/** The engine is one for all test files, and gives work to whoever registered its name last. */
const ownName = <Input>({ platform }: World, workflow: Workflow<Input>): Workflow<Input> => ({
  ...workflow,
  name: `${workflow.name}.${platform.config.S3_PUBLIC_BUCKET}`,
})

/** This domain's worker on a port of its own, known to the real engine. */
export const startMediaWorker = async (world: World, port = 0) => {
  const { config, log } = world.platform
  const where = { host: '127.0.0.1', port }
  const workflows = mediaWorkflows.map((workflow) => ownName(world, workflow))
  const endpoint = await serveWorkflows(world.scope({ kind: 'system' }), workflows, where)
  await registerWorker({
    adminUrl: config.RESTATE_ADMIN_URL,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: new AbortController().signal,
  })
  return endpoint
}

/** A world whose pictures and films are made by the real pipeline. */
export const openMediaWorld = async () => {
  const world = await openWorld()
  await world.platform.storage.prepare()
  const worker = await startMediaWorker(world)
  return { world, worker }
}

/** What the reactor does, once and for this domain only. */
export const react = (world: World) => {
  const durable: Durable = {
    start: (workflow, key, input) =>
      world.platform.durable.start(ownName(world, workflow), key, input),
  }
  const scope: World['scope'] = (actor) => ({ ...world.scope(actor), durable })
  return deliverAll({ ...world, scope }, mediaSubscribers)
}
