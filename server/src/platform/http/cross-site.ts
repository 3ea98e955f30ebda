import type { FastifyRequest } from 'fastify'
import { fail } from '../errors/domain-error.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say where an unsafe request comes from, in `Sec-Fetch-Site` or `Origin`; it must be us.
 * A caller with neither header and no cookie is not a browser and has nothing to be tricked out of.
 * A link in a mail or on another site carries our cookie, so a `GET` that notes something is no
 * safer; but browsers from before `Sec-Fetch-Site` say nothing with any `GET`, ours among them.
 * What mail programs post is decided by the token in its address, and no cookie is looked at.
 */
export const refuseCrossSite = (request: FastifyRequest, origin: string) => {
  const { notesUse, isOneClick } = request.routeOptions.config
  const isSafe = safe.has(request.method)
  if (isOneClick || (isSafe && !notesUse)) return
  const { authorization, cookie, origin: from, 'sec-fetch-site': site } = request.headers
  if (authorization?.startsWith('Bearer ')) return
  if (site === 'same-origin' || from === origin) return
  const saysNothing = site === undefined && from === undefined
  if (saysNothing && (isSafe || cookie === undefined)) return
  fail('request.cross-site')
}
