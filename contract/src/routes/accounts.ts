import { z } from 'zod'
import { route } from '../core/route.ts'
import {
  AccountView,
  BirthDate,
  CurrentPassword,
  DisplayName,
  Email,
  NewPassword,
  Username,
  Viewer,
} from '../shapes/index.ts'

/** `name` is the display name; `isCreator` chooses the Creator account type, which needs a birth date. */
export const registerAccount = route({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  body: z.object({
    email: Email,
    password: NewPassword,
    username: Username,
    name: DisplayName,
    isCreator: z.boolean().default(false),
    birthDate: BirthDate.optional(),
    acceptTerms: z.literal(true, 'Accept the terms to continue'),
  }),
  reply: z.object({ user: AccountView }),
  status: 201,
  errors: ['auth.email-taken', 'auth.username-taken', 'auth.under-age', 'request.invalid'],
  rateLimit: { points: 20, seconds: 3600, by: 'address' },
  example: {
    body: {
      email: '<new-email>',
      password: 'orchard-lantern-42',
      username: '<new-username>',
      name: 'New Person',
      isCreator: false,
      acceptTerms: true,
    },
  },
})

/**
 * `wantsToken` is for clients that are not browsers; a browser never sees a token. What a cookie
 * carries to the second step is then `pendingToken`.
 */
export const signIn = route({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: z.object({
    email: Email,
    password: CurrentPassword,
    remember: z.boolean().default(false),
    wantsToken: z.boolean().default(false),
  }),
  reply: z.discriminatedUnion('next', [
    z.object({ next: z.literal('done'), user: AccountView, token: z.string().optional() }),
    z.object({ next: z.literal('second-factor'), pendingToken: z.string().optional() }),
  ]),
  errors: ['auth.wrong-credentials', 'auth.suspended', 'auth.guessing'],
  rateLimit: { points: 60, seconds: 600, by: 'address' },
  example: { body: { email: '<own-email>', password: 'orchard-lantern-42' } },
})

export const signOut = route({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  rateLimit: { points: 120, seconds: 600, by: 'address' },
  example: {},
})

/** Rolls the session now. Every other call does so too, when the last roll is five minutes old. */
export const refreshSession = route({
  method: 'POST',
  path: '/auth/refresh',
  access: 'signed-in',
  rateLimit: { points: 120, seconds: 3600, by: 'account' },
  reply: z.object({ user: AccountView }),
  example: {},
})

export const readViewer = route({
  method: 'GET',
  path: '/auth/profile',
  access: 'signed-in',
  reply: z.object({ user: Viewer }),
  example: {},
})

export const verifyEmail = route({
  method: 'POST',
  path: '/auth/verify',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(2048) }),
  errors: ['auth.expired-link'],
  rateLimit: { points: 30, seconds: 600, by: 'address' },
  example: { body: { token: '<verification-token>' } },
})

export const resendVerification = route({
  method: 'POST',
  path: '/auth/verify/resend',
  access: 'signed-in',
  rateLimit: { points: 5, seconds: 3600, by: 'account' },
  example: {},
})

/** Answers the same whether or not the address is known. */
export const requestPasswordReset = route({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: z.object({ email: Email }),
  rateLimit: { points: 20, seconds: 3600, by: 'address' },
  example: { body: { email: '<own-email>' } },
})

export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: z.object({ token: z.string().min(1).max(512), password: NewPassword }),
  errors: ['auth.expired-link', 'request.invalid'],
  rateLimit: { points: 20, seconds: 3600, by: 'address' },
  example: { body: { token: '<reset-token>', password: 'orchard-lantern-43' } },
})

export const changePassword = route({
  method: 'POST',
  path: '/auth/change-password',
  access: 'signed-in',
  body: z.object({ currentPassword: CurrentPassword, newPassword: NewPassword }),
  errors: ['auth.wrong-password', 'request.invalid'],
  rateLimit: { points: 10, seconds: 3600, by: 'account' },
  example: {
    body: { currentPassword: 'orchard-lantern-42', newPassword: 'orchard-lantern-43' },
  },
})

/** Takes effect when the link mailed to the new address is opened. */
export const changeEmail = route({
  method: 'POST',
  path: '/auth/change-email',
  access: 'signed-in',
  body: z.object({ newEmail: Email, password: CurrentPassword }),
  status: 202,
  reply: z.object({ sentTo: z.string() }),
  errors: ['auth.wrong-password', 'auth.email-taken'],
  rateLimit: { points: 5, seconds: 3600, by: 'account' },
  example: { body: { newEmail: '<new-email>', password: 'orchard-lantern-42' } },
})

/** Once. Afterwards only support changes it. Whoever is under 18 is told when they try to sell. */
export const giveBirthDate = route({
  method: 'POST',
  path: '/auth/birth-date',
  access: 'signed-in',
  body: z.object({ birthDate: BirthDate }),
  errors: ['auth.birth-date-known', 'request.invalid'],
  rateLimit: { points: 20, seconds: 3600, by: 'account' },
  example: { body: { birthDate: '1990-04-12' } },
})
