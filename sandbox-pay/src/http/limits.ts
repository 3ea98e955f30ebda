import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { readSetting, writeSetting } from '../database/settings.ts'
import { ApiError, docUrl, invalid } from './errors.ts'

/** How the API treats whoever calls it. */
export const CallSettings = z.strictObject({
  /** As published for live keys: an account has so many calls a second, and 429 for the rest. */
  perSecond: z.number().int().min(1).default(100),
  /** How long every call takes at least. */
  latencyMs: z.number().int().min(0).default(0),
  /** What every call is answered with, whatever it asks for. */
  refuseWith: z.union([401, 403, 429, 500, 503].map((status) => z.literal(status))).optional(),
})
export type CallSettings = z.infer<typeof CallSettings>

export interface Calls {
  /** Takes as long as a call does, and throws when it is refused. */
  admit(): Promise<void>
  readonly refusedByLimit: number
  change(settings: CallSettings): Promise<void>
}

const name = 'calls'
const usual = CallSettings.parse({})
const second = 1_000

const tooMany = () =>
  new ApiError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    doc_url: docUrl('rate_limit'),
    message:
      'Request rate limit exceeded. Learn more about rate limits here ' +
      'https://docs.stripe.com/rate-limits.',
  })

function refusalOf(status: number): ApiError {
  if (status === 429) return tooMany()
  if (status >= 500) return new ApiError(status, { type: 'api_error', message: 'Not now.' })
  const message =
    status === 401
      ? 'Invalid API Key provided: sk_test****'
      : 'The provided key does not have the required permissions for this endpoint.'
  return invalid(message, {}, status)
}

/** The last second's calls are counted in memory: there is one process, and one account. */
export async function openCalls(db: Database): Promise<Calls> {
  let settings = await readSetting<CallSettings>(db, name, usual)
  let admitted: number[] = []
  let refusedByLimit = 0
  return {
    async admit() {
      if (settings.latencyMs > 0) await sleep(settings.latencyMs)
      if (settings.refuseWith) throw refusalOf(settings.refuseWith)
      const now = performance.now()
      admitted = admitted.filter((at) => at > now - second)
      if (admitted.length >= settings.perSecond) {
        refusedByLimit += 1
        throw tooMany()
      }
      admitted.push(now)
    },
    get refusedByLimit() {
      return refusedByLimit
    },
    async change(changed) {
      await writeSetting(db, name, changed)
      settings = changed
      refusedByLimit = 0
    },
  }
}
