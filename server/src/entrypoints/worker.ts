import { billingWorkflows } from '../domains/billing/index.ts'
import { mediaWorkflows, sweepScratch } from '../domains/media/index.ts'
import { serveWorkflows } from '../platform/durable/endpoint.ts'
import { registerWorker } from '../platform/durable/register.ts'
import { serveHealth } from '../platform/http/health.ts'
import { scopeOf } from '../platform/scope.ts'
import { runProcess } from './run.ts'

const allWorkflows = [...mediaWorkflows, ...billingWorkflows]

await runProcess('worker', async (platform, config) => {
  const { log } = platform
  const workflows = allWorkflows.filter(({ name }) => {
    const [domain = ''] = name.split('.')
    return config.WORKER_ONLY?.includes(domain) ?? true
  })
  if (workflows.length === 0) throw new Error('WORKER_ONLY names no domain with workflows')
  const scope = scopeOf(platform, { kind: 'system' })
  await sweepScratch(scope)
  const endpoint = await serveWorkflows(scope, workflows, {
    host: config.HOST,
    port: config.WORKER_PORT,
    engineKey: config.RESTATE_PUBLIC_KEY,
  })
  const stop = new AbortController()
  let registered = false
  const registering = registerWorker({
    adminUrl: config.RESTATE_ADMIN_URL,
    workerUrl: config.WORKER_PUBLIC_URL,
    force: config.FANFARE_MODE !== 'production',
    log,
    signal: stop.signal,
  }).then(() => {
    registered = true
  })
  const health = await serveHealth(config.HOST, config.WORKER_HEALTH_PORT, async () => {
    if (!registered) throw new Error('the engine does not know this worker yet')
    await platform.database.ping()
  })
  return {
    async drain() {
      stop.abort()
      await Promise.all([registering, endpoint.close(), health.close()])
    },
  }
})
