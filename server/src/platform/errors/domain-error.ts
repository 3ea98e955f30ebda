import { type ProblemCode, problems } from '@fanfare/contract'

export interface ProblemDetails {
  readonly fields?: Readonly<Record<string, string>>
  readonly retryAfter?: number
}

/** A refusal that the contract declares; everything else that is thrown is a fault of ours. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(`${code}: ${problems[code][1]}`)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

export const fail = (code: ProblemCode, details?: ProblemDetails): never => {
  throw new DomainError(code, details)
}

/** What a policy answers: yes, or no and why. */
export interface Verdict {
  readonly allowed: boolean
  readonly why?: ProblemCode
  orThrow(): void
}

export const allow: Verdict = { allowed: true, orThrow: () => {} }
export const deny = (why: ProblemCode): Verdict => ({
  allowed: false,
  why,
  orThrow: () => fail(why),
})
