import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)

/** Everything the processes are told from outside. Nothing else reads the environment. */
const Configuration = z.object({
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
  MEDIA_PUBLIC_ORIGIN: z.url(),
  /** Videos, recordings and the like that are processed at once, by all workers together. */
  MEDIA_SLOTS: z.coerce.number().int().min(1).default(2),
  /** Where a worker keeps the files it works on. */
  MEDIA_SCRATCH: z.string().default('/tmp/fanfare-media'),
  RESTATE_INGRESS_URL: z.url(),
  RESTATE_ADMIN_URL: z.url(),
  SMTP_URL: z.string(),
  MAIL_FROM: z.string(),
  SUPPORT_ADDRESS: z.email().default('support@fanfare.test'),
  AUTH_SECRET: z.string().min(32),
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
  OTLP_ENDPOINT: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export type Config = z.infer<typeof Configuration>

/** Names what is wrong and never prints a value: some of them are secrets. */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env): Config => {
  const parsed = Configuration.safeParse(environment)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Invalid configuration:\n${faults.join('\n')}`)
}
