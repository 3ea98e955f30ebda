import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { KeyRing } from '../secrets/key-ring.ts'

const port = z.coerce.number().int().min(1).max(65_535)

/** A file of JSON by its path. */
const jsonFile = z.string().transform((path, context): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    context.addIssue('is no file of JSON that can be read')
    return z.NEVER
  }
})

const keyRing = z
  .string()
  .transform((list) => list.split(' ').filter(Boolean))
  .pipe(
    z
      .tuple([z.string().min(32)], z.string().min(32))
      .refine((keys) => new Set(keys).size === keys.length, 'names a secret twice'),
  )
  .transform((keys): KeyRing => keys)

/** A host, or with `*.` in front all below it. */
const hostPattern = z.string().regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/)

const recommendedMemoryKiB = 19_456

/** Everything the processes are told from outside. Nothing else reads the environment. */
const Settings = z.object({
  FANFARE_MODE: z.enum(['development', 'test', 'production']),
  PUBLIC_ORIGIN: z.url(),
  HOST: z.string().default('127.0.0.1'),
  API_PORT: port,
  REALTIME_PORT: port,
  REACTOR_PORT: port,
  WORKER_PORT: port,
  WORKER_HEALTH_PORT: port,
  WORKER_PUBLIC_URL: z.url(),
  /** Domains whose workflows this worker serves, such as `media`; all of them when absent. */
  WORKER_ONLY: z
    .string()
    .transform((domains) => domains.split(','))
    .optional(),
  /** The engine's public key; with it the worker answers nobody else. */
  RESTATE_PUBLIC_KEY: z.string().optional(),
  /** Hops in front of us that may say who is calling. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** How long a process holds finished public lists; shared caches in front hold them longer. */
  PUBLIC_CACHE_SECONDS: z.coerce.number().min(0).default(5),
  DATABASE_URL: z.string(),
  DATABASE_POOL: z.coerce.number().int().min(2).default(10),
  REDIS_URL: z.string(),
  REDIS_PREFIX: z.string(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string(),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_PUBLIC_BUCKET: z.string(),
  S3_PRIVATE_BUCKET: z.string(),
  /** The file in which whatever serves private objects says what it has served, and to whom. */
  S3_ACCESS_LOG: z.string().optional(),
  MEDIA_PUBLIC_ORIGIN: z.url(),
  /** Videos, recordings and the like that are processed at once, by all workers together. */
  MEDIA_SLOTS: z.coerce.number().int().min(1).default(2),
  /** Where a worker keeps the files it works on. */
  MEDIA_SCRATCH: z.string().default('/tmp/fanfare-media'),
  /** OpenSearch, and what the names of our indexes begin with. */
  SEARCH_URL: z.url(),
  SEARCH_PREFIX: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  /** For how long somebody who searches waits, before they are answered without it. */
  SEARCH_PATIENCE_MS: z.coerce.number().int().min(1).default(1_000),
  /** Of an index that is built from now on. */
  SEARCH_SHARDS: z.coerce.number().int().min(1).default(1),
  SEARCH_REPLICAS: z.coerce.number().int().min(0).default(0),
  RESTATE_INGRESS_URL: z.url(),
  RESTATE_ADMIN_URL: z.url(),
  SMTP_URL: z.string(),
  /** Takes what very many get, such as daily summaries; the same server when absent. */
  SMTP_BULK_URL: z.string().optional(),
  MAIL_FROM: z.string(),
  /** Where what people write to support arrives. Nobody reads a default. */
  SUPPORT_ADDRESS: z.email(),
  /** A key ring: one or more secrets separated by spaces, the newest first (docs/secrets.md). */
  AUTH_SECRET: keyRing,
  /** The pair of keys by which push services know us, in base64url (docs/secrets.md). */
  VAPID_PUBLIC_KEY: z.string().length(87),
  VAPID_PRIVATE_KEY: z.string().length(43),
  /** Where a push service reaches whoever runs this: `mailto:` or `https:`. */
  VAPID_SUBJECT: z.string().regex(/^(mailto:.+@|https:\/\/).+$/),
  /** Push services that browsers may name, separated by spaces. Nothing is sent anywhere else. */
  PUSH_HOSTS: z
    .string()
    .default(
      'fcm.googleapis.com updates.push.services.mozilla.com *.notify.windows.com *.push.apple.com',
    )
    .transform((list) => list.split(' ').filter(Boolean))
    .pipe(z.array(hostPattern)),
  /** A push service on this machine, for development and tests. */
  PUSH_DEV_ORIGIN: z.url().optional(),
  /** The card provider's API, and its script for pages. */
  PAY_URL: z.url(),
  PAY_SCRIPT_URL: z.url(),
  /** Further origins of its frames, such as that of the banks' dialogs, separated by spaces. */
  PAY_FRAME_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(' ').filter(Boolean))
    .pipe(z.array(z.url())),
  PAY_SECRET_KEY: z.string().startsWith('sk_'),
  PAY_PUBLISHABLE_KEY: z.string().startsWith('pk_'),
  PAY_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  /** Percent of tax by country, such as `{"DE": 19, "FI": 25.5}`. Without it no tax is charged. */
  TAX_TABLE: jsonFile
    .pipe(z.record(z.string().regex(/^[A-Z]{2}$/), z.number().min(0).max(50).multipleOf(0.01)))
    .optional(),
  /** The header in which the proxy in front of us says which country a request comes from. */
  COUNTRY_HEADER: z.string().optional(),
  /** After so many a card is not tried again that day. A sandbox's few numbers are everybody's. */
  CARD_DECLINES_A_DAY: z.coerce.number().int().min(1).default(10),
  /** Of one address that is signed in to nothing, by one process; finished public lists are free. */
  PUBLIC_READS_A_MINUTE: z.coerce.number().int().min(1).default(3_000),
  /** What hashing a password takes; OWASP's first recommendation for argon2id with two passes. */
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(recommendedMemoryKiB),
  OTLP_ENDPOINT: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

type Given = z.infer<typeof Settings>

const isPair = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Given) => {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url')
    return curve.getPublicKey('base64url') === VAPID_PUBLIC_KEY
  } catch {
    return false
  }
}

/** Others can reach us: then nothing of a person's is sent to whatever listens on this machine. */
const isOpenToOthers = ({ FANFARE_MODE, PUBLIC_ORIGIN }: Given) =>
  FANFARE_MODE === 'production' && !isLoopback(new URL(PUBLIC_ORIGIN))

/** Cookies and passwords cross the network: in production only over TLS, or not off this machine. */
const Configuration = Settings.refine(
  (given) => !isOpenToOthers(given) || new URL(given.PUBLIC_ORIGIN).protocol === 'https:',
  { path: ['PUBLIC_ORIGIN'], message: 'must be https in production' },
)
  .refine(isPair, { path: ['VAPID_PRIVATE_KEY'], message: 'does not belong to VAPID_PUBLIC_KEY' })
  .refine(
    (given) => {
      const { PUSH_DEV_ORIGIN } = given
      if (!PUSH_DEV_ORIGIN) return true
      return !isOpenToOthers(given) && isLoopback(new URL(PUSH_DEV_ORIGIN))
    },
    { path: ['PUSH_DEV_ORIGIN'], message: 'is for development on this machine only' },
  )
  .refine((given) => !isOpenToOthers(given) || given.PASSWORD_MEMORY_KIB >= recommendedMemoryKiB, {
    path: ['PASSWORD_MEMORY_KIB'],
    message: 'may be less only in tests on this machine',
  })

export type Config = z.infer<typeof Configuration>

/** Names what is wrong and never prints a value: some of them are secrets. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Configuration.safeParse(environment)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Invalid configuration:\n${faults.join('\n')}`)
}
