import type { Page } from '@playwright/test'
import { wrongCode } from '../lib/app-code.ts'
import { button, field, fillRegistration, fillSignIn } from '../lib/forms.ts'
import { answer, breakDown, refuse, stall } from '../lib/network.ts'
import { newStranger } from '../lib/people.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const toSecondStep = async (page: Page, { secured }: World) => {
  await fillSignIn(page, secured.email, secured.password)
  await field(page, 'Code from your app').waitFor()
}

const wrongSignIn = (page: Page) => fillSignIn(page, 'nobody@example.test', 'not-my-password')

const reset = '/reset-password?token=shown-only'
const fillReset = async (page: Page) => {
  await field(page, 'New password').fill('harbour-thistle-58')
  await field(page, 'Confirm password').fill('harbour-thistle-58')
  await button(page, 'Change password').click()
}

const expired = { code: 'auth.expired-link', status: 410, detail: 'This link has expired.' }

export const entrance: readonly Screen[] = [
  { name: 'login', path: '/login', shows: 'Welcome back' },
  {
    name: 'login-fields',
    path: '/login',
    act: (page) => button(page, 'Sign In').click(),
    shows: 'Enter your password',
  },
  { name: 'login-failed', path: '/login', act: wrongSignIn, shows: 'Login failed' },
  {
    name: 'login-busy',
    path: '/login',
    given: stall('/auth/login'),
    act: wrongSignIn,
    shows: 'Welcome back',
  },
  {
    name: 'login-guessing',
    path: '/login',
    given: answer(
      '/auth/login',
      {
        type: 'about:blank',
        title: 'Too many',
        status: 429,
        code: 'auth.guessing',
        detail: 'Too many wrong tries.',
        retryAfter: 840,
      },
      429,
    ),
    act: wrongSignIn,
    shows: /Too many failed attempts/,
  },
  { name: 'login-second-step', path: '/login', act: toSecondStep, shows: 'Enter your code' },
  {
    name: 'login-wrong-code',
    path: '/login',
    act: async (page, world) => {
      await toSecondStep(page, world)
      await field(page, 'Code from your app').fill(wrongCode(world.secured.secret))
    },
    shows: /code isn’t right/i,
  },
  {
    name: 'login-recovery-code',
    path: '/login',
    act: async (page, world) => {
      await toSecondStep(page, world)
      await button(page, 'Use a recovery code instead').click()
    },
    shows: 'Use a recovery code',
  },
  { name: 'register', path: '/register', shows: 'Create your account' },
  { name: 'register-creator', path: '/register?type=creator', shows: 'Create your account' },
  {
    name: 'register-fields',
    path: '/register',
    act: (page) => button(page, 'Create Account').click(),
    shows: 'At least 3 characters',
  },
  {
    name: 'register-failed',
    path: '/register',
    given: breakDown('/auth/register'),
    act: async (page) => {
      await fillRegistration(page, newStranger())
      await button(page, 'Create Account').click()
    },
    shows: 'Registration failed',
  },
  {
    name: 'register-check-inbox',
    path: '/register',
    given: answer('/auth/register', { user: {} }, 201),
    act: async (page) => {
      await fillRegistration(page, newStranger())
      await button(page, 'Create Account').click()
    },
    shows: 'Check your inbox',
  },
  { name: 'forgot-password', path: '/forgot-password', shows: 'Forgot your password?' },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    given: (page) =>
      page.route('**/api/auth/forgot-password', (route) => route.fulfill({ status: 204 })),
    act: async (page) => {
      await field(page, 'Email').fill('noor@example.test')
      await button(page, 'Send link').click()
    },
    shows: 'Check your inbox',
  },
  { name: 'reset-password', path: reset, shows: 'Choose a new password' },
  {
    name: 'reset-password-done',
    path: reset,
    given: (page) =>
      page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 204 })),
    act: fillReset,
    shows: 'Password changed',
  },
  {
    name: 'reset-password-expired',
    path: reset,
    given: refuse('/auth/reset-password', expired),
    act: fillReset,
    shows: 'This link no longer works',
  },
  { name: 'reset-password-broken', path: '/reset-password', shows: 'This link is incomplete' },
  {
    name: 'verify-loading',
    path: '/verify?token=shown-only',
    given: stall('/auth/verify'),
    shows: 'Confirming your email',
  },
  {
    name: 'verify-done',
    path: '/verify?token=shown-only',
    given: (page) => page.route('**/api/auth/verify', (route) => route.fulfill({ status: 204 })),
    shows: 'Your email is confirmed',
  },
  {
    name: 'verify-expired',
    as: 'newcomer',
    path: '/verify?token=shown-only',
    given: refuse('/auth/verify', expired),
    shows: 'This link no longer works',
  },
  {
    name: 'verify-failing',
    path: '/verify?token=shown-only',
    given: breakDown('/auth/verify'),
    shows: 'Your email isn’t confirmed yet',
  },
]
