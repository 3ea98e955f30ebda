import type { FastifyInstance } from 'fastify'
import { readPublicUsernames } from '../../domains/profiles/index.ts'
import { type Platform, scopeOf } from '../../platform/scope.ts'

const shards = 256
const hour = 'public, max-age=3600'

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /settings\nSitemap: ${origin}/sitemap.xml\n`

const index = (origin: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: shards },
      (_, shard) => `<sitemap><loc>${origin}/sitemaps/profiles/${shard}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n')

/** Usernames need no escaping: their shape is a constraint of the table. */
const urls = (origin: string, rows: readonly { username: string; updatedAt: Date }[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...rows.map(
      ({ username, updatedAt }) =>
        `<url><loc>${origin}/profile/${username}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
    '</urlset>',
  ].join('\n')

/**
 * Profiles are spread over a fixed number of files by the last byte of their id: at ten million
 * each holds about 40,000, under the limit of 50,000, and none is ever counted through.
 */
export const registerDiscovery = (app: FastifyInstance, platform: Platform) => {
  const origin = platform.config.PUBLIC_ORIGIN
  app.get('/robots.txt', { config: { name: 'robots' } }, async (_, reply) =>
    reply.type('text/plain').header('cache-control', hour).send(robots(origin)),
  )
  app.get('/sitemap.xml', { config: { name: 'sitemap' } }, async (_, reply) =>
    reply.type('application/xml').header('cache-control', hour).send(index(origin)),
  )
  app.get<{ Params: { shard: string } }>(
    '/sitemaps/profiles/:shard(^\\d{1,3}).xml',
    { config: { name: 'sitemap-profiles' } },
    async (request, reply) => {
      const shard = Number(request.params.shard)
      if (shard >= shards) return reply.callNotFound()
      const rows = await readPublicUsernames(scopeOf(platform, { kind: 'anonymous' }).db, shard)
      return reply.type('application/xml').header('cache-control', hour).send(urls(origin, rows))
    },
  )
}
