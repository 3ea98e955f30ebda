import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cachedReplies } from '../telemetry/metrics.ts'

interface Entry {
  readonly body: Buffer
  /** Names and values in turn, which Node writes without looking at them again. */
  readonly headers: string[]
  readonly route: string
  readonly until: number
}

export interface CachedRoute {
  readonly name: string
  /** How long a shared cache in front may keep it. */
  readonly seconds: number
  readonly parameters: ReadonlySet<string>
}

const flat = (headers: Record<string, unknown>) =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)])

const mostBytes = 64 * 1024 * 1024

/**
 * Finished replies of public lists for people who are not signed in, sent before anything else
 * looks at the request. Held per process and for a fraction of what a shared cache in front may
 * keep, so that a new version shows soon.
 */
export const publicCache = (cookieName: string, holdSeconds: number) => {
  const entries = new Map<string, Entry>()
  let held = 0
  const drop = (address: string) => {
    held -= entries.get(address)?.body.byteLength ?? 0
    entries.delete(address)
  }
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
      const entry = request.method === 'GET' ? entries.get(request.url ?? '') : undefined
      if (!entry || !anonymous(request)) return false
      if (entry.until < performance.now()) return false
      response.writeHead(200, entry.headers).end(entry.body)
      cachedReplies.set(entry.route, (cachedReplies.get(entry.route) ?? 0) + 1)
      return true
    },

    /** Only addresses made of declared parameters, or anyone could fill it with variations. */
    keep(request: FastifyRequest, reply: FastifyReply, body: string, route: CachedRoute) {
      if (!anonymous(request.raw)) return
      reply.headers({
        'cache-control': `public, max-age=60, s-maxage=${route.seconds}`,
        vary: 'cookie',
      })
      const names = Object.keys(request.query as object)
      if (holdSeconds === 0 || !names.every((name) => route.parameters.has(name))) return
      const bytes = Buffer.from(body)
      drop(request.url)
      for (const oldest of entries.keys()) {
        if (held + bytes.byteLength <= mostBytes) break
        drop(oldest)
      }
      held += bytes.byteLength
      entries.set(request.url, {
        body: bytes,
        headers: flat({ ...reply.getHeaders(), 'content-length': bytes.byteLength }),
        route: route.name,
        until: performance.now() + holdSeconds * 1000,
      })
    },
  }
}

export type PublicCache = ReturnType<typeof publicCache>
