import { z } from 'zod'
import { route } from '../core/route.ts'
import { AccountView, CurrentPassword } from '../shapes/index.ts'

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'Enter six digits')
const EitherCode = z
  .string()
  .trim()
  .min(6, 'Enter six digits from your app, or a recovery code')
  .max(64)
  .describe('From the app, or a recovery code')
const PendingToken = z
  .string()
  .max(512)
  .optional()
  .describe('From the first sign-in step, for clients without cookies')
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const SignedIn = z.object({ user: AccountView, token: z.string().optional() })

const secondStep = {
  access: 'public',
  reply: SignedIn,
  errors: ['auth.wrong-code', 'auth.second-factor-expired', 'auth.suspended', 'auth.guessing'],
  rateLimit: { points: 30, seconds: 600, by: 'address' },
} as const

/** Asks for both factors: a session left open and a password seen are not enough. */
const bothFactors = {
  access: 'signed-in',
  body: z.object({ password: CurrentPassword, code: EitherCode }),
  errors: ['auth.wrong-password', 'auth.wrong-code', 'auth.second-factor-off'],
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  example: {
    given: 'second-factor-on',
    body: { password: 'orchard-lantern-42', code: '<app-code>' },
  },
} as const

/** Second step of signing in, with a code from the app. */
export const confirmSignIn = route({
  method: 'POST',
  path: '/auth/second-factor/verify',
  ...secondStep,
  body: z.object({ code: Code, pendingToken: PendingToken }),
  example: { given: 'sign-in-begun', body: { code: '<app-code>' } },
})

/** Second step of signing in, when the app is lost. A recovery code works once. */
export const recoverSignIn = route({
  method: 'POST',
  path: '/auth/second-factor/recover',
  ...secondStep,
  body: z.object({ recoveryCode: z.string().trim().min(6).max(64), pendingToken: PendingToken }),
  example: { given: 'sign-in-begun', body: { recoveryCode: '<recovery-code>' } },
})

export const beginSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'signed-in',
  body: z.object({ password: CurrentPassword }),
  reply: z.object({
    secret: z.string(),
    uri: z.string().describe('otpauth URI for a QR code'),
  }),
  errors: ['auth.wrong-password', 'auth.email-not-verified', 'auth.second-factor-on'],
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  example: { given: 'email-verified', body: { password: 'orchard-lantern-42' } },
})

export const enableSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor/enable',
  access: 'signed-in',
  body: z.object({ code: Code }),
  reply: RecoveryCodes,
  errors: [
    'auth.wrong-code',
    'auth.email-not-verified',
    'auth.second-factor-on',
    'auth.second-factor-off',
  ],
  rateLimit: { points: 20, seconds: 600, by: 'account' },
  example: { given: 'second-factor-begun', body: { code: '<app-code>' } },
})

export const disableSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor/disable',
  ...bothFactors,
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  ...bothFactors,
  reply: RecoveryCodes,
})
