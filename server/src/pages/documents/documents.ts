import type { Viewer } from '@fanfare/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Authenticate, toHeaders } from '../../platform/http/routes.ts'
import { type Platform, type Scope, scopeOf } from '../../platform/scope.ts'
import { readViewerOf } from '../viewer.ts'
import { contentPage, homePage, type Page, plainPage, profilePage, seriesPage } from './pages.ts'
import { documentPolicy } from './policy.ts'
import { openTemplate } from './template.ts'

const themes = ['dark', 'light', 'auto']
const accents = ['ember', 'saffron', 'moss', 'lagoon', 'iris', 'rose']

const cookie = ({ headers }: FastifyRequest, name: string, allowed: readonly string[]) => {
  const value = headers.cookie?.match(new RegExp(`(?:^|; )${name}=(\\w+)`))?.[1]
  return allowed.find((known) => known === value) ?? (allowed[0] as string)
}

const viewerQuery = (user: Viewer | null) => ({
  key: ['readViewer', {}],
  data: user ? { user } : null,
})

interface DocumentWiring {
  readonly platform: Platform
  readonly authenticate: Authenticate
  /** The built index.html of the web app. */
  readonly template: string
  /** Addresses of the web app besides the public pages that have data of their own. */
  readonly screens: readonly string[]
}

/** Serves the page document with its first data inside, so that nothing is fetched twice. */
export const registerDocuments = async (app: FastifyInstance, wiring: DocumentWiring) => {
  const { platform, authenticate } = wiring
  const { config } = platform
  const render = await openTemplate(wiring.template, config.PUBLIC_ORIGIN)
  const policy = documentPolicy(config)
  const nobody = scopeOf(platform, { kind: 'anonymous' })

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: (scope: Scope) => Promise<Page>,
  ) => {
    const actor = await authenticate(nobody, toHeaders(request))
    const scope = scopeOf(platform, actor)
    const [content, viewer] = await Promise.all([
      page(scope),
      actor.kind === 'account' ? readViewerOf(scope, actor.accountId) : null,
    ])
    const { status, ...paint } = content
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      .header('cache-control', 'private, no-cache')
      .send(
        render({
          ...paint,
          queries: [...paint.queries, viewerQuery(viewer)],
          theme: cookie(request, 'theme', themes),
          accent: cookie(request, 'accent', accents),
        }),
      )
  }

  app.get('/', { config: { name: 'home-document' } }, (request, reply) =>
    send(request, reply, homePage),
  )
  app.get<{ Params: { username: string } }>(
    '/profile/:username',
    { config: { name: 'profile-document' } },
    (request, reply) =>
      send(request, reply, (scope) => profilePage(scope, request.params.username)),
  )
  app.get<{ Params: { id: string } }>(
    '/content/:id',
    { config: { name: 'content-document' } },
    (request, reply) => send(request, reply, (scope) => contentPage(scope, request.params.id)),
  )
  app.get<{ Params: { id: string } }>(
    '/series/:id',
    { config: { name: 'series-document' } },
    (request, reply) => send(request, reply, (scope) => seriesPage(scope, request.params.id)),
  )
  for (const path of wiring.screens) {
    app.get(path, { config: { name: 'screen-document' } }, (request, reply) =>
      send(request, reply, async () => plainPage(path)),
    )
  }
  app.get('/*', { config: { name: 'unknown-document' } }, (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    return send(request, reply, async () => ({ ...plainPage('/'), status: 404, index: false }))
  })
}
