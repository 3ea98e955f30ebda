import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FieldKind } from '../browser/messages.ts'
import { readClock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { missing } from '../http/errors.ts'
import { find } from '../objects/store.ts'
import { bundleScripts } from './bundle.ts'
import { challengePage, controllerPage, fieldPage, fieldTexts } from './html.ts'

/** Any page may embed a frame; what is inside runs our own files only and calls only us. */
const framePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** The script under the provider's published path, its frames, and the bank's page. */
export async function addPages(app: FastifyInstance, db: Database, config: Config): Promise<void> {
  const scripts = await bundleScripts()
  const style = (name: string) => readFile(new URL(`${name}.css`, import.meta.url), 'utf8')
  const styles = { field: await style('field'), challenge: await style('challenge') }

  for (const path of ['/v3', '/v3/']) {
    app.get(path, (_, reply) => file(reply, 'text/javascript', scripts.page))
  }
  for (const name of ['field', 'controller', 'challenge'] as const) {
    app.get(`/v3/${name}.js`, (_, reply) => file(reply, 'text/javascript', scripts[name]))
  }
  for (const name of ['field', 'challenge'] as const) {
    app.get(`/v3/${name}.css`, (_, reply) => file(reply, 'text/css', styles[name]))
  }
  app.get('/v3/controller', (_, reply) => page(reply, controllerPage()))
  app.get<{ Params: { kind: string } }>('/v3/field/:kind', async ({ params }, reply) => {
    if (!(params.kind in fieldTexts)) throw missing('field', params.kind)
    return page(reply, fieldPage(params.kind as FieldKind, await readClock(db)))
  })
  app.get<{ Params: { id: string }; Querystring: Record<string, string> }>(
    '/v3/authenticate/:id',
    async ({ params: { id }, query }, reply) => {
      const kind = id.startsWith('seti_') ? 'setup_intent' : 'payment_intent'
      const intent = await find(db, kind, id)
      if (intent.client_secret !== query.client_secret) throw missing(kind, id)
      const amount = 'amount' in intent ? shownAmount(intent.amount, intent.currency) : undefined
      const isDialog = query.dialog === 'true'
      return page(
        reply,
        challengePage({ intent: id, key: config.publishableKey, amount, isDialog }),
      )
    },
  )
}

function shownAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
}

function file(reply: FastifyReply, type: string, content: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(content)
}

function page(reply: FastifyReply, content: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': framePolicy,
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html')
    .send(content)
}
