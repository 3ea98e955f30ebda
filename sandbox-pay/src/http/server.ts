import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { routes } from '../api/routes.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { apiVersion } from '../events.ts'
import { newId } from '../ids.ts'
import { authenticate, refusePublishable } from './authenticate.ts'
import { acceptBodies, type Body } from './body.ts'
import type { Route } from './call.ts'
import { ApiError, invalid } from './errors.ts'
import { parseForm } from './form.ts'
import type { Calls } from './limits.ts'
import { errorBody, perform } from './perform.ts'

/** Nothing is logged: a request to this server may hold a card number. */
export function createServer(db: Database, config: Config, calls: Calls): FastifyInstance {
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    genReqId: () => newId('req'),
  })
  acceptBodies(app)
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('request-id', id).header('stripe-version', apiVersion)
  })
  app.setErrorHandler((error, _, reply) => fail(reply, error))
  app.setNotFoundHandler(({ method, url }, reply) =>
    fail(reply, invalid(`Unrecognized request URL (${method}: ${url.split('?')[0]}).`, {}, 404)),
  )
  app.get('/readyz', async () => {
    await db.query('select 1')
    return { ready: true, version: config.version }
  })
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        await calls.admit()
        await answer(db, config, route, request, reply)
      },
    })
  }
  return app
}

async function answer(
  db: Database,
  config: Config,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = authenticate(config, request.headers.authorization)
  if (!route.isPublic) refusePublishable(key)
  const isPublic = key === 'publishable'
  const url = new URL(request.url, config.url)
  const body = (request.body ?? {}) as Partial<Body>
  const idempotencyKey = route.method === 'GET' ? undefined : header(request, 'idempotency-key')
  if (idempotencyKey) reply.header('idempotency-key', idempotencyKey)
  try {
    const result = await perform(db, config, route, {
      id: request.id,
      url: url.pathname,
      path: request.params as Record<string, string>,
      form: { ...parseForm(url.searchParams), ...body.form },
      file: body.file,
      isPublic,
      idempotencyKey,
    })
    if (result.replayed) reply.header('idempotent-replayed', 'true')
    send(reply, result.status, result.body)
  } catch (error) {
    fail(reply, error, isPublic)
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fail(reply: FastifyReply, error: unknown, isPublic = false): void {
  const known = asApiError(error)
  if (known.status === 500) console.error(error)
  send(reply, known.status, errorBody(known, isPublic))
}

/** PostgreSQL's names for a lock that did not come in time, and for two that wait for each other. */
const busy = ['55P03', '40P01']

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { code, statusCode, message } = error as {
    code?: string
    statusCode?: number
    message: string
  }
  if (code && busy.includes(code)) {
    return new ApiError(429, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request is currently ' +
        'accessing it. Please retry later.',
    })
  }
  if (statusCode && statusCode < 500) return invalid(message, {}, statusCode)
  return new ApiError(500, { type: 'api_error', message: 'Something went wrong on our end.' })
}

function send(reply: FastifyReply, status: number, body: string): void {
  reply.code(status).type('application/json').send(body)
}
