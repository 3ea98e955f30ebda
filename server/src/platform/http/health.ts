import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { metrics } from '../telemetry/metrics.ts'
import { handlers } from './handler.ts'

export type Ready = () => Promise<void>

/** The same three addresses on every process. */
export const registerHealth = (app: FastifyInstance, ready: Ready) => {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_, reply) => {
    try {
      if (draining) throw new Error('draining')
      await ready()
      return { ready: true }
    } catch {
      return reply.code(503).send({ ready: false })
    }
  })
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  )
}

/** The one of the four that the outside may ask, through the front like any other call. */
export const healthRoutes = handlers({
  readHealth: async ({ db }) => {
    await sql`select 1`.execute(db.q)
    return { ok: true as const }
  },
})

/** For processes that serve nothing else over HTTP. */
export const serveHealth = async (host: string, port: number, ready: Ready) => {
  const app = Fastify()
  registerHealth(app, ready)
  await app.listen({ host, port })
  return app
}
