import { join } from 'node:path'
import type { Instance } from './instance.ts'

export type Mode = 'development' | 'test' | 'production'
export type Environment = ReturnType<typeof environment>

/** For development only: production gets its own from its secret store. */
export const s3Keys = { access: 'fanfare', secret: 'fanfare-development-only' }
export const buckets = { public: 'fanfare-public', private: 'fanfare-private' }
const payKeys = {
  publishable: 'pk_test_fanfareDevelopmentOnly',
  secret: 'sk_test_fanfareDevelopmentOnly',
  webhook: 'whsec_fanfareDevelopmentOnly',
}
const vapidKeys = {
  public: 'BH53VW7ytSJukfS9PuR8quVHUO9a8_hKFxGWq9aAkhO3N3ve4Up-BxzgeI7MqWuqSPvTRZCLTU_8u081kA5-XYE',
  private: 'w-FCxUWquHKz4iH6bOM3tmT4ojVXarTUg5iYqjMKNVY',
}
export const authSecret = 'development-only-secret-of-sufficient-length-0000'

export const accessLogOf = (folder: string) => join(folder, 's3-access.log')

/** What our own processes read, for one instance. */
export function environment({ ports, folder, isDisposable }: Instance, mode: Mode = 'development') {
  const at = (port: number) => `http://127.0.0.1:${port}`
  return {
    FANFARE_MODE: mode,
    // WebAuthn refuses IP addresses, so the app is on localhost and the store is cross-site.
    PUBLIC_ORIGIN: `http://localhost:${ports.web}`,
    HOST: '127.0.0.1',
    API_PORT: String(ports.api),
    REALTIME_PORT: String(ports.realtime),
    REACTOR_PORT: String(ports.reactor),
    WORKER_PORT: String(ports.worker),
    WORKER_HEALTH_PORT: String(ports.workerHealth),
    DATABASE_URL: `postgres://fanfare:fanfare@127.0.0.1:${ports.postgres}/fanfare`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    REDIS_PREFIX: 'fanfare:',
    S3_ENDPOINT: at(ports.s3),
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY: s3Keys.access,
    S3_SECRET_KEY: s3Keys.secret,
    S3_PUBLIC_BUCKET: buckets.public,
    S3_PRIVATE_BUCKET: buckets.private,
    S3_ACCESS_LOG: accessLogOf(folder),
    MEDIA_PUBLIC_ORIGIN: `${at(ports.s3)}/${buckets.public}`,
    MEDIA_SCRATCH: join(folder, 'scratch'),
    // Small files of the demo world wait more than they compute; elsewhere two of them fill two cores.
    MEDIA_SLOTS: mode === 'development' ? '4' : '2',
    SEARCH_URL: at(ports.opensearch),
    SEARCH_PREFIX: 'fanfare',
    RESTATE_INGRESS_URL: at(ports.restateIngress),
    RESTATE_ADMIN_URL: at(ports.restateAdmin),
    WORKER_PUBLIC_URL: at(ports.worker),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Fanfare <hello@fanfare.test>',
    SUPPORT_ADDRESS: 'support@fanfare.test',
    AUTH_SECRET: authSecret,
    VAPID_PUBLIC_KEY: vapidKeys.public,
    VAPID_PRIVATE_KEY: vapidKeys.private,
    VAPID_SUBJECT: 'mailto:support@fanfare.test',
    PUSH_DEV_ORIGIN: at(ports.push),
    PAY_URL: at(ports.pay),
    PAY_SCRIPT_URL: `${at(ports.pay)}/v3/`,
    PAY_PUBLISHABLE_KEY: payKeys.publishable,
    PAY_SECRET_KEY: payKeys.secret,
    PAY_WEBHOOK_SECRET: payKeys.webhook,
    // Every test and every try by hand declines the same few cards.
    CARD_DECLINES_A_DAY: '100000',
    // Everybody here has the same address.
    PUBLIC_READS_A_MINUTE: '1000000',
    // Tests register thousands of people, whose passwords would take a tenth of their time.
    PASSWORD_MEMORY_KIB: isDisposable ? '64' : '19456',
    // In development a line is something to look at.
    LOG_LEVEL: mode === 'production' ? 'info' : 'warn',
  }
}
