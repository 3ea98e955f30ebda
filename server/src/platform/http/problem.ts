import { type ProblemCode, problems } from '@fanfare/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { DomainError, type ProblemDetails } from '../errors/domain-error.ts'

const titles: Record<number, string> = {
  400: 'Invalid request',
  401: 'Sign-in required',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Not supported',
  422: 'Conflict',
  429: 'Too many attempts',
  500: 'Server error',
  503: 'Unavailable',
}

export const sendProblem = (
  reply: FastifyReply,
  code: ProblemCode,
  { fields, retryAfter }: ProblemDetails = {},
) => {
  const [status, detail] = problems[code]
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  // A string goes past the reply's serialiser, which knows only what success looks like.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `urn:fanfare:problem:${code}`,
        title: titles[status] ?? 'Failed',
        status,
        code,
        detail,
        ...(fields ? { fields } : {}),
        ...(retryAfter === undefined ? {} : { retryAfter }),
        requestId: reply.request.id,
      }),
    )
}

const fieldMessages = (error: ZodError) => {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || '.'] ??= issue.message
  return fields
}

/** PostgreSQL, Redis and the store away: the caller may try again soon. */
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', '57P01', '57P03'])
const isUnreachable = (error: { code?: string; message?: string }) =>
  unreachable.has(error.code ?? '') || /timeout|terminated|not queryable/i.test(error.message ?? '')

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof DomainError) return sendProblem(reply, error.code, error.details)
  if (error instanceof ZodError) {
    return sendProblem(reply, 'request.invalid', { fields: fieldMessages(error) })
  }
  const { statusCode = 500, code } = error as FastifyError
  if (statusCode === 413) return sendProblem(reply, 'request.too-large')
  if (statusCode >= 400 && statusCode < 500) return sendProblem(reply, 'request.invalid')
  request.log.error(
    { err: error, request: request.id, route: request.routeOptions.config.name, code },
    'request failed',
  )
  if (isUnreachable(error as FastifyError)) {
    return sendProblem(reply, 'server.unavailable', { retryAfter: 2 })
  }
  return sendProblem(reply, 'server.failed')
}
