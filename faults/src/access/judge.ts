import { isDeepStrictEqual } from 'node:util'
import { type ProblemCode, problems, type RouteDefinition } from '@fanfare/contract'
import type { Answer } from '../lib/browser.ts'
import type { Expectation } from './cases.ts'

const codeOf = ({ body }: Answer) => (body as { code?: ProblemCode } | undefined)?.code

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300

/** Parsing drops what is not declared, so a field too many shows as a difference. */
const faultOfReply = (
  { reply, status, file }: RouteDefinition,
  answer: Answer,
): string | undefined => {
  const declared = status ?? (reply || file ? 200 : 204)
  if (answer.status !== declared) return `answered ${answer.status}, declared is ${declared}`
  if (file) return answer.body === undefined ? 'answered an empty file' : undefined
  if (!reply) return answer.body === undefined ? undefined : 'answered more than nothing'
  const parsed = reply.safeParse(answer.body)
  if (!parsed.success) return `reply does not fit: ${parsed.error.message}`
  return isDeepStrictEqual(parsed.data, answer.body) ? undefined : 'reply has an undeclared field'
}

const shown = (answer: Answer) => `got ${answer.status} ${codeOf(answer) ?? ''}`.trim()

/** Someone allowed may be in no state for it, but must be told so in a declared way. */
const isDeclaredConflict = ({ errors = [] }: RouteDefinition, answer: Answer) => {
  const code = codeOf(answer)
  if (!code || !errors.includes(code)) return false
  return problems[code][0] === answer.status && [403, 409].includes(answer.status)
}

/** Why this answer is not the expected one, or nothing. */
export const faultOf = (
  route: RouteDefinition,
  expected: Expectation,
  answer: Answer,
): string | undefined => {
  const code = codeOf(answer)
  switch (expected) {
    case 'sign-in':
      if (answer.status === 401 && code === 'auth.required') return undefined
      return `expected 401 auth.required, ${shown(answer)}`
    case 'forbidden':
      if (answer.status === 403 && code === 'auth.forbidden') return undefined
      return `expected 403 auth.forbidden, ${shown(answer)}`
    case 'absent':
      if (answer.status === 404 && code && route.errors?.includes(code)) return undefined
      return `expected 404 with a declared code, ${shown(answer)}`
    case 'success':
      if (isSuccess(answer)) return faultOfReply(route, answer)
      if (isDeclaredConflict(route, answer)) return undefined
      return `expected success, ${shown(answer)}`
  }
}
