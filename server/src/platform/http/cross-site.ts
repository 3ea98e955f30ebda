import type { FastifyRequest } from 'fastify'
import { fail } from '../errors/domain-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say where an unsafe request comes from, in `Sec-Fetch-Site` or `Origin`; it must be us.
 * A caller with neither header and no cookie is not a browser and has nothing to be tricked out of.
 */
export const refuseCrossSite = (request: FastifyRequest, origin: string) => {
  if (safe.has(request.method)) return
  const { authorization, cookie, origin: from, 'sec-fetch-site': site } = request.headers
  if (authorization?.startsWith('Bearer ')) return
  if (site === 'same-origin' || from === origin) return
  if (site === undefined && from === undefined && cookie === undefined) return
  fail('request.cross-site')
}
