import { z } from 'zod'

const Configuration = z.object({
  DATABASE_URL: z.string(),
  PAY_URL: z.url(),
  PAY_PUBLISHABLE_KEY: z.string().startsWith('pk_'),
  PAY_SECRET_KEY: z.string().startsWith('sk_'),
  PAY_WEBHOOK_SECRET: z.string().startsWith('whsec_'),
  /** Of our code, given back by `/readyz`, so that whoever started us knows what answers. */
  PAY_VERSION: z.string().default(''),
  /** Where events are sent to, separated by commas; nowhere when empty. */
  PAY_WEBHOOK_URLS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((url) => url !== '')),
})

export interface Config {
  databaseUrl: string
  /** The origin of the API, the script and the frames. Port 0 takes any that is free. */
  url: string
  version: string
  publishableKey: string
  secretKey: string
  webhookSecret: string
  webhookUrls: string[]
}

/** Names what is wrong and never prints a value: some of them are secrets. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Configuration.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid configuration:\n${faults.join('\n')}`)
  }
  const { data } = parsed
  return {
    databaseUrl: data.DATABASE_URL,
    url: data.PAY_URL,
    version: data.PAY_VERSION,
    publishableKey: data.PAY_PUBLISHABLE_KEY,
    secretKey: data.PAY_SECRET_KEY,
    webhookSecret: data.PAY_WEBHOOK_SECRET,
    webhookUrls: data.PAY_WEBHOOK_URLS,
  }
}
