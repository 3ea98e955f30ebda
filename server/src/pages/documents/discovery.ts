import type { FastifyInstance } from 'fastify'
import { readPublishedIds } from '../../domains/catalog/index.ts'
import { readPublicUsernames, seeProfiles } from '../../domains/profiles/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Platform, scopeOf } from '../../platform/scope.ts'

const hour = 'public, max-age=3600'

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /settings\nDisallow: /create\nDisallow: /dashboard\nSitemap: ${origin}/sitemap.xml\n`

interface Entry {
  readonly path: string
  readonly updatedAt: Date
}

/** The parts a sitemap has, each over a fixed number of files by the end of the id. */
interface Part {
  readonly shards: number
  read(db: Database, shard: number): Promise<Entry[]>
}

/** As a stranger sees them: crawlers do not sign in. */
const readContents = async (db: Database, shard: number): Promise<Entry[]> => {
  const contents = await readPublishedIds(db, shard)
  const creatorIds = new Set(contents.map(({ creatorId }) => creatorId))
  const creators = await seeProfiles(db, { kind: 'anonymous' }, [...creatorIds])
  const seen = new Set(creators.map(({ account_id }) => account_id))
  return contents
    .filter(({ creatorId }) => seen.has(creatorId))
    .map(({ id, updatedAt }) => ({ path: `/content/${id}`, updatedAt }))
}

/**
 * At ten million people and fifty million posts a file holds 40,000 and 12,000 of them, under the
 * limit of 50,000, and none is ever counted through.
 */
const parts: Readonly<Record<string, Part>> = {
  profiles: {
    shards: 256,
    read: async (db, shard) =>
      (await readPublicUsernames(db, shard)).map(({ username, updatedAt }) => ({
        path: `/profile/${username}`,
        updatedAt,
      })),
  },
  content: {
    shards: 4096,
    read: readContents,
  },
}

const index = (origin: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Object.entries(parts).flatMap(([name, { shards }]) =>
      Array.from(
        { length: shards },
        (_, shard) => `<sitemap><loc>${origin}/sitemaps/${name}/${shard}.xml</loc></sitemap>`,
      ),
    ),
    '</sitemapindex>',
  ].join('\n')

/** Nothing needs escaping: usernames and ids have the shape their tables demand. */
const urls = (origin: string, entries: readonly Entry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ path, updatedAt }) =>
        `<url><loc>${origin}${path}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
    '</urlset>',
  ].join('\n')

export const registerDiscovery = (app: FastifyInstance, platform: Platform) => {
  const origin = platform.config.PUBLIC_ORIGIN
  const { db } = scopeOf(platform, { kind: 'anonymous' })
  app.get('/robots.txt', { config: { name: 'robots' } }, async (_, reply) =>
    reply.type('text/plain').header('cache-control', hour).send(robots(origin)),
  )
  app.get('/sitemap.xml', { config: { name: 'sitemap' } }, async (_, reply) =>
    reply.type('application/xml').header('cache-control', hour).send(index(origin)),
  )
  for (const [name, { shards, read }] of Object.entries(parts)) {
    app.get<{ Params: { shard: string } }>(
      `/sitemaps/${name}/:shard(^\\d{1,4}).xml`,
      { config: { name: `sitemap-${name}` } },
      async (request, reply) => {
        const shard = Number(request.params.shard)
        if (shard >= shards) return reply.callNotFound()
        const body = urls(origin, await read(db, shard))
        return reply.type('application/xml').header('cache-control', hour).send(body)
      },
    )
  }
}
