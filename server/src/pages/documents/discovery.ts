import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { after } from '../../platform/clock/after.ts'
import { type Platform, scopeOf } from '../../platform/scope.ts'
import { readPart } from './sitemap-parts.ts'
import { categorySitemap, kinds, monthSitemap, sitemapIndex } from './sitemaps.ts'

const hourMs = 3_600_000
/** For what names neither posts nor people. */
const cached = { 'cache-control': 'public, max-age=3600' }
/** What was taken away is gone for strangers within a minute, as from public lists. */
const briefly = { 'cache-control': 'public, max-age=60' }

const closed = ['/api/', '/settings', '/create', '/dashboard', '/search']

const robots = (origin: string) =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
    .map((line) => `${line}\n`)
    .join('')

/** The index counts people by month, so it is made once an hour in each process. */
const heldIndex = (platform: Platform) => {
  const { db } = scopeOf(platform, { kind: 'anonymous' })
  let held: { readonly until: Date; readonly text: Promise<string> } | null = null
  return () => {
    const now = platform.clock.now()
    if (!held || held.until <= now) {
      const text = sitemapIndex(db, platform.config.PUBLIC_ORIGIN, now)
      text.catch(() => {
        held = null
      })
      held = { until: after(now, hourMs), text }
    }
    return held.text
  }
}

export const registerDiscovery = (app: FastifyInstance, platform: Platform) => {
  const origin = platform.config.PUBLIC_ORIGIN
  const { db } = scopeOf(platform, { kind: 'anonymous' })
  const index = heldIndex(platform)
  app.get('/robots.txt', { config: { name: 'robots' } }, async (_, reply) =>
    reply.type('text/plain').headers(cached).send(robots(origin)),
  )
  app.get('/sitemap.xml', { config: { name: 'sitemap' } }, async (_, reply) =>
    reply
      .type('application/xml')
      .headers(cached)
      .send(await index()),
  )
  app.get('/sitemaps/categories.xml', { config: { name: 'sitemap-categories' } }, (_, reply) =>
    reply.type('application/xml').headers(cached).send(categorySitemap(origin)),
  )
  for (const [name, kind] of Object.entries(kinds)) {
    app.get<{ Params: { '*': string } }>(
      `/sitemaps/${name}/*`,
      { config: { name: `sitemap-${name}` } },
      (request, reply) => {
        const part = readPart(request.params['*'])
        if (!part) return reply.callNotFound()
        const lines = Readable.from(monthSitemap(db, origin, kind, part))
        return reply.type('application/xml').headers(briefly).send(lines)
      },
    )
  }
}
