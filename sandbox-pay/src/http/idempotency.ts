import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '../database/database.ts'
import { ApiError } from './errors.ts'

export interface Answer {
  status: number
  body: string
}

const keptMs = 24 * 3_600_000

/**
 * The answer that was given to this key, or nothing: then the key is ours until the transaction
 * ends, and a twin is told to come back. The answer is stored with the change or not at all, so
 * that neither a crash nor a repeated request does anything twice.
 */
export async function claimKey(
  tx: Transaction,
  key: string,
  fingerprint: string,
): Promise<Answer | undefined> {
  const { rows: claims } = await tx.query<{ ours: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as ours',
    [key],
  )
  if (!claims[0]?.ours) {
    throw new ApiError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
    })
  }
  const { rows } = await tx.query<Answer & { fingerprint: string }>(
    'select fingerprint, status, body from sandbox_pay.idempotency where key = $1',
    [key],
  )
  const [earlier] = rows
  if (!earlier) return undefined
  if (earlier.fingerprint === fingerprint) return earlier
  throw new ApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
      `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

export async function rememberAnswer(
  tx: Transaction,
  key: string,
  fingerprint: string,
  { status, body }: Answer,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into sandbox_pay.idempotency (key, fingerprint, created_at, status, body)
     values ($1, $2, $3, $4, $5)`,
    [key, fingerprint, now, status, body],
  )
}

export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  await db.query('delete from sandbox_pay.idempotency where created_at < $1', [
    new Date(now.getTime() - keptMs),
  ])
}

/** Keyed, because a card number is guessed from its plain hash in seconds. */
export function fingerprintOf(secret: string, request: unknown): string {
  return createHmac('sha256', secret).update(JSON.stringify(request)).digest('hex')
}
