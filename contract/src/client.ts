import type { Problem } from './core/problem.ts'
import type { ReplyBody, RequestOf } from './core/route.ts'
import { paths } from './generated/paths.ts'
import type { RouteName, Routes } from './routes/index.ts'

/**
 * The typed client. Only types and the generated table of methods and paths are imported, so it
 * costs the first load a few hundred bytes and no schema library.
 */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

interface RequestParts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'server.unavailable',
  detail: 'We can’t reach Fanfare. Check your connection, then try again.',
}

const timeoutMs = 10_000

const address = (path: string, { params = {}, query = {} }: RequestParts) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

export const createClient = (origin = '', send: typeof fetch = fetch) => ({
  async call<Name extends RouteName>(
    name: Name,
    ...[request, options]: unknown extends RequestOf<Routes[Name]>
      ? [request?: undefined, options?: CallOptions]
      : [request: RequestOf<Routes[Name]>, options?: CallOptions]
  ): Promise<ReplyBody<Routes[Name]>> {
    const [method, path] = paths[name]
    const parts = (request ?? {}) as RequestParts
    const headers: Record<string, string> = { accept: 'application/json' }
    if (method !== 'GET') headers['content-type'] = 'application/json'
    if (options?.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await send(origin + address(path, parts), {
      method,
      headers,
      credentials: 'same-origin',
      signal: options?.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(method === 'GET' ? {} : { body: JSON.stringify(parts.body ?? {}) }),
    }).catch((error: unknown) => {
      if (options?.signal?.aborted) throw error
      throw new ProblemError(unreachable)
    })
    if (response.status === 204) return undefined as ReplyBody<Routes[Name]>
    const json = await response.json().catch(() => {
      throw new ProblemError(unreachable)
    })
    if (!response.ok) throw new ProblemError(json as Problem)
    return json as ReplyBody<Routes[Name]>
  },
})

export type Client = ReturnType<typeof createClient>
