import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import type { Config } from '../config/config.ts'
import { isAllowedEndpoint } from './endpoint.ts'
import { publicLookup } from './public-address.ts'
import { vapidHeader } from './vapid.ts'

/** Where a browser gets its messages, and what they are encrypted with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly payload: string
  /** A message that was not delivered yet is replaced by the next one of the same topic. */
  readonly topic: string
  readonly urgency: 'low' | 'normal' | 'high'
  readonly ttlSeconds: number
}

export type PushOutcome =
  | { readonly kind: 'accepted' }
  /** The browser has unsubscribed, or is no more. */
  | { readonly kind: 'gone' }
  /** Null where the service does not say for how long. */
  | { readonly kind: 'later'; readonly retryAfterMs: number | null }
  /** It will never take this message. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The service did not answer: others of the same host need not be tried now. */
  | { readonly kind: 'away' }

/** As many as are sent side by side; connections are kept for the next ones. */
export const sentAtOnce = 50
const sendTimeoutMs = 5_000
const longestReply = 16_384

const kept = { keepAlive: true, maxSockets: sentAtOnce, timeout: 30_000 }
const resolveAll = (host: string) => lookup(host, { all: true })
const secure = new https.Agent({ ...kept, lookup: publicLookup(resolveAll) })
/** Only for the push service of development, whose origin the configuration names. */
const local = new http.Agent(kept)

const retryAfterOf = (header: string | undefined): number | null => {
  if (!header) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : null
  const ms = seconds === null ? Date.parse(header) - Date.now() : seconds * 1_000
  return Number.isFinite(ms) && ms > 0 ? ms : null
}

const outcomeOf = ({ statusCode = 0, headers }: http.IncomingMessage): PushOutcome => {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'accepted' }
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' }
  if (statusCode === 429 || statusCode >= 500) {
    return { kind: 'later', retryAfterMs: retryAfterOf(headers['retry-after']) }
  }
  return { kind: 'refused', status: statusCode }
}

/** What it says beside its status is of no interest, and must not be long. */
const drain = (response: http.IncomingMessage) => {
  let bytes = 0
  response.on('error', () => {})
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > longestReply) response.destroy()
  })
}

const post = (url: URL, headers: http.OutgoingHttpHeaders, body: Buffer, agent: http.Agent) =>
  new Promise<PushOutcome>((resolve) => {
    // A redirect is an answer like others: nothing here follows one.
    const { request } = url.protocol === 'https:' ? https : http
    const signal = AbortSignal.timeout(sendTimeoutMs)
    const asked = request(url, { method: 'POST', headers, agent, signal }, (response) => {
      drain(response)
      resolve(outcomeOf(response))
    })
    // Why is of no interest, and errors of connections name the endpoint, which is a secret.
    asked.on('error', () => resolve({ kind: 'away' }))
    asked.end(body)
  })

type SendConfig = Pick<
  Config,
  'PUSH_HOSTS' | 'PUSH_DEV_ORIGIN' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'
>

/**
 * One message to one browser by RFC 8030, encrypted for it alone (RFC 8291). Says how it ended and never
 * throws. The endpoint is looked at again, since what is allowed may have changed after it was stored.
 */
export const sendPush = async (
  config: SendConfig,
  { endpoint, p256dh, auth }: PushAddress,
  { payload, topic, urgency, ttlSeconds }: PushMessage,
  agent: https.Agent = secure,
): Promise<PushOutcome> => {
  if (!isAllowedEndpoint(config, endpoint)) return { kind: 'gone' }
  const url = new URL(endpoint)
  const { cipherText } = webPush.encrypt(p256dh, auth, payload, 'aes128gcm')
  const headers = {
    Authorization: vapidHeader(config, url.origin),
    'Content-Encoding': 'aes128gcm',
    'Content-Length': cipherText.length,
    'Content-Type': 'application/octet-stream',
    TTL: ttlSeconds,
    Topic: topic,
    Urgency: urgency,
  }
  return post(url, headers, cipherText, url.protocol === 'https:' ? agent : local)
}
