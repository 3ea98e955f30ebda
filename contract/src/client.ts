import type { Problem } from './core/problem.ts'
import type { ReplyBody, RequestOf } from './core/route.ts'
import type { Intentions } from './intentions.ts'
import type { RouteName, Routes } from './routes/index.ts'

/**
 * The typed client. Only types are imported, so it costs the first load a few hundred bytes and no
 * schema library.
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
  /** Names what is one of several that a form has on their way, such as comments. */
  readonly intention?: string
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'server.unavailable',
  detail: 'We can’t reach Fanfare. Check your connection, then try again.',
}

const timeoutMs = 10_000

/** Methods and paths of all routes. A first screen is drawn without them, and they grow with the product. */
const loadPaths = () => import('./generated/paths.ts')

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

/** Whether the answer says what has happened; a time-out or a fault of ours does not. */
export const isDefinite = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.status < 500

export interface ClientOptions {
  readonly origin?: string
  readonly send?: typeof fetch
  /**
   * Asked for with the first request that needs a key, so that it can be loaded then. Without them no
   * keys are sent, which is for whoever never repeats a request.
   */
  readonly intentions?: () => Promise<Intentions>
}

export const createClient = ({ origin = '', send = fetch, intentions }: ClientOptions = {}) => {
  // Asked for at once, and again where that failed.
  const early = loadPaths().catch(() => undefined)
  const readPath = async (name: RouteName) => {
    const { paths } = (await early) ?? (await loadPaths())
    return paths[name] as readonly [method: string, path: string, isIdempotent?: true]
  }
  return {
    async call<Name extends RouteName>(
      name: Name,
      ...[request, { signal, intention = '' } = {}]: unknown extends RequestOf<Routes[Name]>
        ? [request?: undefined, options?: CallOptions]
        : [request: RequestOf<Routes[Name]>, options?: CallOptions]
    ): Promise<ReplyBody<Routes[Name]>> {
      const [method, path, isIdempotent] = await readPath(name).catch(() => {
        throw new ProblemError(unreachable)
      })
      const parts = (request ?? {}) as RequestParts
      const url = `${origin}/api${address(path, parts)}`
      const content = JSON.stringify(parts.body ?? {})
      const ask = async (key?: string): Promise<ReplyBody<Routes[Name]>> => {
        const headers: Record<string, string> = { accept: 'application/json' }
        if (method !== 'GET') headers['content-type'] = 'application/json'
        if (key) headers['idempotency-key'] = key
        const timeout = AbortSignal.timeout(timeoutMs)
        const response = await send(url, {
          method,
          headers,
          credentials: 'same-origin',
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          ...(method === 'GET' ? {} : { body: content }),
        }).catch((error: unknown) => {
          if (signal?.aborted) throw error
          throw new ProblemError(unreachable)
        })
        if (response.status === 204) return undefined as ReplyBody<Routes[Name]>
        const json = await response.json().catch(() => {
          throw new ProblemError(unreachable)
        })
        if (!response.ok) throw new ProblemError(json as Problem)
        return json as ReplyBody<Routes[Name]>
      }
      if (!isIdempotent || !intentions) return ask()
      const { perform } = await intentions()
      return perform({ form: `${name} ${url} ${intention}`, content }, ask)
    },
  }
}

export type Client = ReturnType<typeof createClient>
