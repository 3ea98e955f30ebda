import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { authenticate, sessionCookieName } from '../domains/identity/index.ts'
import { registerDiscovery } from '../pages/documents/discovery.ts'
import { registerDocuments } from '../pages/documents/documents.ts'
import { createApp } from '../platform/http/app.ts'
import { allHandlers } from './domains.ts'
import { runProcess } from './run.ts'

const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

await runProcess('api', async (platform, config) => {
  const app = createApp(platform, {
    handlers: allHandlers,
    authenticate,
    sessionCookie: sessionCookieName(config),
  })
  registerDiscovery(app, platform)
  // In development Vite serves the document, and nothing has been built.
  const built = await access(join(dist, 'screens.json')).then(
    () => true,
    () => false,
  )
  if (built) await registerDocuments(app, { platform, authenticate, dist })
  await app.listen({ host: config.HOST, port: config.API_PORT })
  return { drain: () => app.close() }
})
