import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Viewer } from '@fanfare/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { limitPublicRead } from '../../platform/http/public-reads.ts'
import { type Authenticate, exchangeOf } from '../../platform/http/routes.ts'
import { type Platform, type Scope, scopeOf } from '../../platform/scope.ts'
import { readViewerOf } from '../viewer.ts'
import { categoryPage, creatorsPage, explorePage, tagPage } from './explore-pages.ts'
import { contentPage, homePage, type Page, plainPage, profilePage, seriesPage } from './pages.ts'
import { documentPolicy } from './policy.ts'
import { openTemplate } from './template.ts'

/** The first is what nobody has chosen. */
const themes = ['auto', 'dark', 'light']
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
  /** Where the web app was built. */
  readonly dist: string
}

type Params = Readonly<Record<string, string>>
interface PageRoute {
  readonly name: string
  page(scope: Scope, params: Params): Promise<Page>
}

/** Those that say something of their own about what they show. */
const pages: Readonly<Record<string, PageRoute>> = {
  '/': { name: 'home', page: homePage },
  '/explore': { name: 'explore', page: explorePage },
  '/explore/creators': { name: 'creators', page: creatorsPage },
  '/category/:slug': {
    name: 'category',
    page: (scope, { slug = '' }) => categoryPage(scope, slug),
  },
  '/tag/:tag': { name: 'tag', page: (scope, { tag = '' }) => tagPage(scope, tag) },
  '/profile/:username': {
    name: 'profile',
    page: (scope, { username = '' }) => profilePage(scope, username),
  },
  '/content/:id': { name: 'content', page: (scope, { id = '' }) => contentPage(scope, id) },
  '/series/:id': { name: 'series', page: (scope, { id = '' }) => seriesPage(scope, id) },
}

/** As the web app's router lists them when it is built. */
const readScreens = async (dist: string) => {
  const listed = z
    .array(z.string())
    .parse(JSON.parse(await readFile(join(dist, 'screens.json'), 'utf8')))
  const paths = listed.map((path) => path.replaceAll('$', ':'))
  return paths.filter((path) => !(path in pages))
}

/** Serves the page document with its first data inside, so that nothing is fetched twice. */
export const registerDocuments = async (app: FastifyInstance, wiring: DocumentWiring) => {
  const { platform, authenticate } = wiring
  const { config } = platform
  const render = await openTemplate(join(wiring.dist, 'index.html'), config.PUBLIC_ORIGIN)
  const policy = documentPolicy(config)
  const nobody = scopeOf(platform, { kind: 'anonymous' })

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: (scope: Scope) => Promise<Page>,
  ) => {
    const actor = await authenticate(nobody, exchangeOf(request, reply))
    await limitPublicRead(config, actor, request.ip)
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

  for (const [path, { name, page }] of Object.entries(pages)) {
    app.get<{ Params: Params }>(path, { config: { name: `${name}-document` } }, (request, reply) =>
      send(request, reply, (scope) => page(scope, request.params)),
    )
  }
  for (const path of await readScreens(wiring.dist)) {
    app.get(path, { config: { name: 'screen-document' } }, (request, reply) =>
      send(request, reply, async () => plainPage(path)),
    )
  }
  app.get('/*', { config: { name: 'unknown-document' } }, (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    return send(request, reply, async () => ({ ...plainPage('/'), status: 404, index: false }))
  })
}
