import type { Access, FileReply, RouteDefinition, RouteName } from '@fanfare/contract'
import { routes } from '@fanfare/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fail } from '../errors/domain-error.ts'
import { type Actor, type Platform, type Scope, scopeOf } from '../scope.ts'
import type { Exchange, Handlers } from './handler.ts'
import { hashRequest, onceForKey } from './idempotency.ts'
import type { CachedRoute, PublicCache } from './public-cache.ts'
import { rateLimiter } from './rate-limit.ts'
import { replySchema } from './reply-schema.ts'
import { sendFile } from './send-file.ts'

/** Who asks. What it was recognised by may be handed out anew, for longer. */
export type Authenticate = (
  scope: Scope,
  exchange: Pick<Exchange, 'headers' | 'setCookie'>,
) => Promise<Actor>

const mayCall = (access: Access, actor: Actor): boolean => {
  if (access === 'public') return true
  // Who holds the secret is for the handler to see; somebody with a session is not the one.
  if (access === 'signed-webhook') return actor.kind === 'anonymous'
  if (actor.kind !== 'account') return false
  switch (access) {
    case 'signed-in':
      return true
    case 'creator':
      return actor.role === 'creator'
    case 'moderator':
      return actor.role === 'moderator' || actor.role === 'admin'
    case 'admin':
      return actor.role === 'admin'
  }
}

const demandAccess = (access: Access, actor: Actor) => {
  if (mayCall(access, actor)) return
  fail(actor.kind === 'account' ? 'auth.forbidden' : 'auth.required')
}

const toHeaders = (request: FastifyRequest) => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

export const exchangeOf = (request: FastifyRequest, reply: FastifyReply): Exchange => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  headers: toHeaders(request),
  signedBody: typeof request.body === 'string' ? request.body : '',
  setCookie: (cookie) => reply.header('set-cookie', cookie),
})

/** PostgreSQL's text cannot hold it, and no field of ours has a use for it. */
const refuseNul = (value: unknown): void => {
  if (typeof value === 'string' && value.includes('\0')) fail('request.invalid')
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(refuseNul)
}

const deepest = 64

/** Whoever walks it calls itself once per level: a few kilobytes could exhaust the stack. */
const refuseDeep = (value: unknown, depth = 0): void => {
  if (depth > deepest) fail('request.invalid')
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) refuseDeep(inner, depth + 1)
}

const parse = (definition: RouteDefinition, request: FastifyRequest) => {
  refuseDeep(request.body)
  const parsed = {
    params: definition.params?.parse(request.params),
    query: definition.query?.parse(request.query),
    body: definition.body?.parse(request.body ?? {}),
  }
  refuseNul(parsed)
  return parsed
}

const keyOf = (definition: RouteDefinition, headers: Headers) => {
  const key = definition.idempotent ? headers.get('idempotency-key') : null
  return key && key.length > 255 ? fail('request.invalid') : key
}

const cachedRoute = (
  name: RouteName,
  { publicCache, query }: RouteDefinition,
): CachedRoute | null => {
  if (!publicCache) return null
  const parameters = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  return { name, seconds: publicCache, parameters: new Set(parameters) }
}

/** By a click on a link or in its address bar; the app itself asks for JSON. */
const opensPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false

const leadTo = (reply: FastifyReply, page: string, { url }: FastifyRequest) => {
  const query = url.indexOf('?')
  return reply.redirect(query < 0 ? page : `${page}${url.slice(query)}`, 303)
}

interface Wiring {
  readonly platform: Platform
  readonly handlers: Handlers
  readonly authenticate: Authenticate
  readonly cache: PublicCache
}

const registerRoute = (app: FastifyInstance, name: RouteName, wiring: Wiring) => {
  const { platform, handlers, authenticate, cache } = wiring
  const definition: RouteDefinition = routes[name]
  const { access } = definition
  const cached = cachedRoute(name, definition)
  const handler = handlers[name] as unknown as (
    scope: Scope,
    request: ReturnType<typeof parse>,
    exchange: Exchange,
  ) => Promise<unknown>
  const limit = rateLimiter(name, definition, platform)
  const status = definition.status ?? (definition.reply || definition.file ? 200 : 204)
  const nobody = scopeOf(platform, { kind: 'anonymous' })
  const whoAsks = (exchange: Exchange): Promise<Actor> =>
    definition.isOneClick ? Promise.resolve(nobody.actor) : authenticate(nobody, exchange)

  app.route({
    method: definition.method,
    url: `/api${definition.path}`,
    config: {
      name,
      notesUse: definition.notesUse ?? false,
      isOneClick: definition.isOneClick ?? false,
    },
    ...(definition.reply
      ? { schema: { response: { [status]: replySchema(definition.reply) } } }
      : {}),
    ...(cached
      ? {
          onSend: (request, reply, payload, done) => {
            if (reply.statusCode === 200 && typeof payload === 'string') {
              cache.keep(request, reply, payload, cached)
            }
            done(null, payload)
          },
        }
      : {}),
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      if (definition.page && opensPage(request)) return leadTo(reply, definition.page, request)
      const exchange = exchangeOf(request, reply)
      const actor = await whoAsks(exchange)
      demandAccess(access, actor)
      await limit(actor, request.ip)
      const parsed = parse(definition, request)
      const scope = scopeOf(platform, actor)
      const key = keyOf(definition, exchange.headers)
      const result = key
        ? await onceForKey(
            scope,
            {
              caller: actor.kind === 'account' ? actor.accountId : request.ip,
              route: name,
              key,
              hash: hashRequest(parsed),
            },
            status,
            (keyed) => handler(keyed, parsed, exchange),
          )
        : await handler(scope, parsed, exchange)
      if (definition.file) return sendFile(reply, definition.file, result as FileReply)
      return reply.code(status).send(result)
    },
  })
}

const isSigned = (name: RouteName) => routes[name].access === 'signed-webhook'

const isOneClick = (name: RouteName) => (routes[name] as RouteDefinition).isOneClick ?? false

export const registerRoutes = (app: FastifyInstance, wiring: Wiring) => {
  const names = Object.keys(routes) as RouteName[]
  const ordinary = names.filter((one) => !isSigned(one) && !isOneClick(one))
  for (const name of ordinary) registerRoute(app, name, wiring)
  app.register(async (clicked) => {
    // All that the form of RFC 8058 says is that it is one.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    clicked.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, null),
    )
    for (const name of names.filter(isOneClick)) registerRoute(clicked, name, wiring)
  })
  app.register(async (signed) => {
    // A signature is over the very bytes, so they reach the handler unparsed.
    signed.removeContentTypeParser('application/json')
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    for (const name of names.filter(isSigned)) registerRoute(signed, name, wiring)
  })
}
