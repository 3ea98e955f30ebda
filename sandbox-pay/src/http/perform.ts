import { createHash } from 'node:crypto'
import { z } from 'zod'
import { publicView } from '../api/public-view.ts'
import { readClock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Database, transact } from '../database/database.ts'
import { expand } from '../objects/expand.ts'
import type { Call, Route, UploadedFile } from './call.ts'
import { ApiError } from './errors.ts'
import type { Form } from './form.ts'
import { type Answer, claimKey, fingerprintOf, rememberAnswer } from './idempotency.ts'
import { parse, text } from './parameters.ts'

export interface Asked {
  id: string
  url: string
  path: Record<string, string>
  form: Form
  file: UploadedFile | undefined
  isPublic: boolean
  /** Only of requests that change something. */
  idempotencyKey: string | undefined
}

/** One request is one transaction: the change, its events and the answer to its key. */
export async function perform(
  db: Database,
  config: Config,
  route: Route,
  asked: Asked,
): Promise<Answer & { replayed: boolean }> {
  const { idempotencyKey: key, file } = asked
  const digest = file && createHash('sha256').update(file.content).digest('hex')
  const print = fingerprintOf(config.secretKey, [route.method, asked.url, asked.form, digest])
  return transact(db, async (tx) => {
    const earlier = key && (await claimKey(tx, key, print))
    if (earlier) return { ...earlier, replayed: true }
    const { expand: paths, ...parameters } = asked.form
    const now = await readClock(tx)
    const request = { id: asked.id, idempotency_key: key ?? null }
    const { path, isPublic } = asked
    const answer = await answerOf(
      route,
      { tx, config, now, request, path, parameters, isPublic, file },
      parse(z.array(text).default([]), paths),
    )
    if (key) await rememberAnswer(tx, key, print, answer, now)
    return { ...answer, replayed: false }
  })
}

async function answerOf(route: Route, call: Call, paths: string[]): Promise<Answer> {
  try {
    const answer = await expand(call, await route.handle(call), paths)
    const isIntent = 'client_secret' in answer
    const shown = call.isPublic && isIntent ? publicView(answer) : answer
    return { status: 200, body: JSON.stringify(shown) }
  } catch (error) {
    // The bank's no is a result like any other; every other error undoes what was begun.
    if (!(error instanceof ApiError) || error.status !== 402) throw error
    return { status: 402, body: errorBody(error, call.isPublic) }
  }
}

export function errorBody({ body }: ApiError, isPublic: boolean): string {
  const { payment_intent, setup_intent, ...rest } = body
  const view = isPublic ? publicView : (intent: object) => intent
  return JSON.stringify({
    error: {
      ...rest,
      ...(payment_intent && { payment_intent: view(payment_intent) }),
      ...(setup_intent && { setup_intent: view(setup_intent) }),
    },
  })
}
