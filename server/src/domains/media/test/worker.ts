import { deliverAll } from '../../../../test/deliver-all.ts'
import type { World } from '../../../../test/harness.ts'
import { serveWorkflows } from '../../../platform/durable/endpoint.ts'
import { registerWorker } from '../../../platform/durable/register.ts'
import { mediaSubscribers, mediaWorkflows } from '../index.ts'

/** This domain's worker on a port of its own, known to the real engine. */
export const startMediaWorker = async ({ platform, scope }: World, port = 0) => {
  const { config, log } = platform
  const where = { host: '127.0.0.1', port }
  const endpoint = await serveWorkflows(scope({ kind: 'system' }), mediaWorkflows, where)
  await registerWorker({
    adminUrl: config.RESTATE_ADMIN_URL,
    workerUrl: `http://127.0.0.1:${endpoint.port}`,
    force: true,
    log,
    signal: new AbortController().signal,
  })
  return endpoint
}

/** What the reactor does, once and for this domain only. */
export const react = (world: World) => deliverAll(world, mediaSubscribers)
