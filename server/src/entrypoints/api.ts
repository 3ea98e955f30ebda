import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { authenticate, sessionCookieName } from '../domains/identity/index.ts'
import { registerDiscovery } from '../pages/documents/discovery.ts'
import { registerDocuments } from '../pages/documents/documents.ts'
import { createApp } from '../platform/http/app.ts'
import { allHandlers } from './domains.ts'
import { runProcess } from './run.ts'

const template = fileURLToPath(new URL('../../../web/dist/index.html', import.meta.url))

/** The web app's screens that have no data of their own in the document. */
const screens = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/profile',
  '/become-a-creator',
  '/create',
  '/create/*',
  '/dashboard',
  '/dashboard/*',
  '/checkout',
  '/subscription-management',
  '/receipts/*',
  '/withdraw',
  '/saved',
  '/gift/*',
  '/gifts/*',
  '/settings',
  '/settings/*',
  '/terms',
  '/privacy',
  '/help',
]

await runProcess('api', async (platform, config) => {
  const app = createApp(platform, {
    handlers: allHandlers,
    authenticate,
    sessionCookie: sessionCookieName(config),
  })
  registerDiscovery(app, platform)
  // In development Vite serves the document, and nothing has been built.
  const built = await access(template).then(
    () => true,
    () => false,
  )
  if (built) await registerDocuments(app, { platform, authenticate, template, screens })
  await app.listen({ host: config.HOST, port: config.API_PORT })
  return { drain: () => app.close() }
})
