import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cachedReplies } from '../telemetry/metrics.ts'
import { holdReplies } from './held-replies.ts'

export interface CachedRoute {
  readonly name: string
  /** How long it may be kept, by all caches together. */
  readonly seconds: number
  readonly parameters: ReadonlySet<string>
}

const flat = (headers: Record<string, unknown>) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

const bounds = { mostEntries: 2_000, mostBytes: 64 * 1024 * 1024 }

/**
 * Finished replies of public lists for people who are not signed in, sent before anything else
 * looks at the request. Held per process and for a fraction of what a shared cache in front may
 * keep, so that a new version shows soon.
 */
export const publicCache = (cookieName: string, holdSeconds: number) => {
  const replies = holdReplies({ ...bounds, holdMs: holdSeconds * 1000 })
  /** On the raw list, because putting all headers in order costs more than sending the reply. */
  const anonymous = ({ rawHeaders }: IncomingMessage) => {
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]?.toLowerCase()
      if (name === 'authorization') return false
      if (name === 'cookie' && rawHeaders[at + 1]?.includes(cookieName)) return false
    }
    return true
  }

  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const held = request.method === 'GET' ? replies.find(request.url ?? '') : undefined
      if (!held || !anonymous(request)) return false
      response.writeHead(200, held.headers).end(held.body)
      cachedReplies.set(held.route, (cachedReplies.get(held.route) ?? 0) + 1)
      return true
    },

    /** Only addresses made of declared parameters: variations of one would push out the others. */
    keep(request: FastifyRequest, reply: FastifyReply, body: string, route: CachedRoute) {
      if (!anonymous(request.raw)) return
      // A cache in front counts from when it got the reply, which was held here until then.
      const seconds = Math.max(0, route.seconds - holdSeconds)
      reply.headers({
        'cache-control': `public, max-age=${seconds}, s-maxage=${seconds}`,
        vary: 'cookie',
      })
      const names = Object.keys(request.query as object)
      if (holdSeconds === 0 || !names.every((name) => route.parameters.has(name))) return
      const bytes = Buffer.from(body)
      replies.put(request.url, {
        body: bytes,
        headers: flat({ ...reply.getHeaders(), 'content-length': bytes.byteLength }),
        route: route.name,
      })
    },
  }
}

export type PublicCache = ReturnType<typeof publicCache>
