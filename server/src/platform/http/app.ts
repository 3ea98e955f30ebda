import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { SpanKind } from '@opentelemetry/api'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Platform } from '../scope.ts'
import { requestTimer } from '../telemetry/metrics.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { refuseCrossSite } from './cross-site.ts'
import type { Handlers } from './handler.ts'
import { registerHealth } from './health.ts'
import { answerError, sendProblem } from './problem.ts'
import { type PublicCache, publicCache } from './public-cache.ts'
import { type Authenticate, registerRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in the contract, or what a document is called. */
    name?: string
    notesUse?: boolean
    isOneClick?: boolean
  }
}

interface AppOptions {
  readonly handlers: Handlers
  readonly authenticate: Authenticate
  readonly sessionCookie: string
}

const bodyLimit = 256 * 1024

const addHeaders = (app: FastifyInstance, secure: boolean) => {
  const headers = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

const addTraces = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _, done) => {
    const parent = request.headers.traceparent
    const name = `${request.method} ${request.routeOptions.config.name ?? 'unknown'}`
    inSpan(
      name,
      { kind: SpanKind.SERVER, parent: typeof parent === 'string' ? parent : null },
      (span) =>
        new Promise<void>((ended) => {
          request.raw.once('close', ended)
          span.setAttribute('request.id', request.id)
          done()
        }),
    ).catch(() => {})
  })
}

const slowMs = 3_000

const addMetrics = (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.config.name ?? 'unknown'
    requestTimer(route, reply.statusCode).observe(reply.elapsedTime / 1000)
    if (reply.elapsedTime > slowMs) {
      request.log.warn({ route, ms: Math.round(reply.elapsedTime) }, 'slow request')
    }
    done()
  })
}

/** Unique across processes and cheap: nobody guesses or sorts by them. */
const requestIds = () => {
  const process = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${process}-${(++count).toString(36)}`
}

/** Longer than a proxy in front keeps an idle connection, so that it never uses a closed one. */
const keepAliveMs = 75_000

const cachingServer = (cache: PublicCache, handle: RequestListener) =>
  createServer({ keepAliveTimeout: keepAliveMs }, (request, response) => {
    if (!cache.answer(request, response)) handle(request, response)
  })

export const createApp = (platform: Platform, options: AppOptions): FastifyInstance => {
  const { config, log, database } = platform
  const cache = publicCache(options.sessionCookie, config.PUBLIC_CACHE_SECONDS)
  const app = Fastify({
    serverFactory: (handle) => cachingServer(cache, handle),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.TRUSTED_PROXIES,
    genReqId: requestIds(),
    // One logger for all: lines that concern a request name it themselves.
    childLoggerFactory: (logger) => logger,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance
  addHeaders(app, config.PUBLIC_ORIGIN.startsWith('https:'))
  if (config.OTLP_ENDPOINT) addTraces(app)
  addMetrics(app)
  app.addHook('onRequest', (request, _, done) => {
    refuseCrossSite(request, config.PUBLIC_ORIGIN)
    done()
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_, reply) => sendProblem(reply, 'request.not-found'))
  registerHealth(app, () => database.ping())
  registerRoutes(app, {
    platform,
    handlers: options.handlers,
    authenticate: options.authenticate,
    cache,
  })
  return app
}
