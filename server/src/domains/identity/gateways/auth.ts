import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProblemCode } from '@fanfare/contract'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { v7 as uuid } from 'uuid'
import type { Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { makeRecoveryCodes } from '../passwords/recovery-codes.ts'
import { authSchema, secondFactorSchema } from './auth-schema.ts'
import { hashPassword } from './password-hash.ts'
import { secretsFor } from './second-factor-keys.ts'

interface Person {
  readonly id: string
  readonly email: string
}

interface Call {
  readonly tx: Transaction
  readonly now: Date
  /** Made before the transaction began: a connection is not held while it is computed. */
  readonly passwordHash?: string
  /** What the password given was right for, also before it began; better-auth is not to ask again. */
  readonly checkedHash?: string
  /** Whom we have already authenticated; better-auth is told instead of reading cookies. */
  readonly as?: Person
}

const calls = new AsyncLocalStorage<Call>()

const currentCall = () => {
  const call = calls.getStore()
  if (!call) throw new Error('better-auth works only inside callAuth')
  return call
}

/** Every query better-auth makes goes to the transaction of the command that called it. */
const database = new Proxy({} as Transaction['q'], {
  get(_, property) {
    const target = currentCall().tx.q.withSchema('identity') as unknown as Record<
      PropertyKey,
      unknown
    >
    const value = target[property]
    return typeof value === 'function' ? value.bind(target) : value
  },
})

const stamp = () => ({ createdAt: currentCall().now, updatedAt: currentCall().now })

const open = (config: Config) =>
  betterAuth({
    appName: 'Fanfare',
    baseURL: config.PUBLIC_ORIGIN,
    ...secretsFor(config),
    database: { db: database, type: 'postgres', transaction: false },
    ...authSchema,
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      password: {
        hash: async (password) => currentCall().passwordHash ?? hashPassword(config, password),
        verify: async ({ hash }) => hash === currentCall().checkedHash,
      },
    },
    databaseHooks: {
      // The display name is public and belongs to profiles; accounts have no column for it.
      user: {
        create: { before: async () => ({ data: { name: undefined, ...stamp() } as never }) },
      },
      account: { create: { before: async () => ({ data: stamp() }) } },
    },
    hooks: {
      before: createAuthMiddleware(async () => {
        const { as: user } = currentCall()
        if (!user) return
        const session = { id: user.id, token: user.id, userId: user.id }
        // Saying that it is on keeps better-auth from replacing the session: ours stay as they are.
        return {
          context: { context: { session: { session, user: { ...user, twoFactorEnabled: true } } } },
        }
      }),
    },
    plugins: [
      twoFactor({
        schema: secondFactorSchema,
        accountLockout: { enabled: false },
        backupCodeOptions: {
          storeBackupCodes: 'encrypted',
          customBackupCodesGenerate: makeRecoveryCodes,
        },
      }),
    ],
    advanced: { database: { generateId: () => uuid(), validateSchema: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would write email addresses.
    logger: { disabled: true },
  })

type Auth = ReturnType<typeof open>

const opened = new WeakMap<Config, Auth>()

const authFor = (config: Config): Auth => {
  const auth = opened.get(config) ?? open(config)
  opened.set(config, auth)
  return auth
}

interface Caller {
  readonly config: Config
  now(): Date
}

/** better-auth inside our transaction, on our clock where it lets us. */
export const callAuth = <T>(
  scope: Caller,
  tx: Transaction,
  work: (auth: Auth) => Promise<T>,
  known: Pick<Call, 'as' | 'passwordHash' | 'checkedHash'> = {},
): Promise<T> => calls.run({ tx, now: scope.now(), ...known }, () => work(authFor(scope.config)))

/** Turns better-auth's refusals into the contract's; anything else is a fault. */
export const refusing =
  (refusals: Readonly<Record<string, ProblemCode>>) =>
  (error: unknown): never => {
    const code = error instanceof APIError ? refusals[error.body?.code ?? ''] : undefined
    if (code) fail(code)
    throw error
  }
