import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../config.ts'
import { ApiError } from './errors.ts'

export type Key = 'secret' | 'publishable'

/** The key as a bearer or as the user of basic authentication, which is how curl sends it. */
export function authenticate(config: Config, header: string | undefined): Key {
  const [scheme, value = ''] = (header ?? '').split(' ')
  const given = scheme === 'Basic' ? userOf(value) : value
  if (given === '') {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization ' +
        'header, using Bearer auth.',
    )
  }
  if (same(given, config.secretKey)) return 'secret'
  if (same(given, config.publishableKey)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${given.slice(0, 7)}****`)
}

export function refusePublishable(key: Key): void {
  if (key === 'secret') return
  throw new ApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
  })
}

function userOf(credentials: string): string {
  return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? ''
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message })
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
